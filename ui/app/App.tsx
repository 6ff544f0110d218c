/** The routes. Every page is a chunk of its own: the home page loads no game. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Kit } from '../kit/index';
import { Boundary } from './parts/Boundary';
import { Waiting } from './parts/Waiting';
import './app.css';

const Home = lazy(async () => ({ default: (await import('./pages/Home')).HomePage }));
const New = lazy(async () => ({ default: (await import('./pages/New')).NewPage }));
const Join = lazy(async () => ({ default: (await import('./pages/Join')).JoinPage }));
const Match = lazy(async () => ({ default: (await import('./pages/Match')).MatchPage }));
const Table = lazy(async () => ({ default: (await import('./pages/Table')).TablePage }));
const Replay = lazy(async () => ({ default: (await import('./pages/Replay')).ReplayPage }));
const Solo = lazy(async () => ({ default: (await import('./pages/Solo')).SoloPage }));
const Rules = lazy(async () => ({ default: (await import('./pages/Rules')).RulesPage }));
const About = lazy(async () => ({ default: (await import('./pages/About')).AboutPage }));
const Gallery = lazy(async () => ({ default: (await import('../kit/gallery')).Gallery }));
const NotFound = lazy(async () => ({ default: (await import('./pages/NotFound')).NotFoundPage }));

/** After a change of page the reader starts at its top, and the keyboard at its content. */
function useFreshStart(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

export function App() {
  const [path] = useLocation();
  useFreshStart(path);
  return (
    <Kit>
      <Boundary key={path}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game" component={New} />
            <Route path="/join/:game/:id" component={Join} />
            <Route path="/match/:game/:id" component={Match} />
            <Route path="/table/:id" component={Table} />
            <Route path="/replay" component={Replay} />
            <Route path="/replay/:game/:id" component={Replay} />
            <Route path="/solo/:game" component={Solo} />
            <Route path="/rules/:game" component={Rules} />
            <Route path="/about" component={About} />
            <Route path="/kit" component={Gallery} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </Kit>
  );
}
