/** A game's RULES.md as a page part: searched, and opened at a rule ID. Also used beside the table. */
import { createContext, use, useDeferredValue, useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { CatalogueEntry } from '../../../../games/index';
import { TextField } from '../../../kit/index';
import { once } from '../../games';
import { useLanguage } from '../../i18n';
import { anchorRules, searchRules, type Node } from './tree';
import './Rules.css';

const FollowRule = createContext<(rule: string) => void>(() => {});

/** A link of the text. Those to rules stay within it. */
function Anchor({ href = '', id, className, children }: ComponentProps<'a'>) {
  const followRule = use(FollowRule);
  const rule = /^#(.+)$/.exec(href)?.[1];
  const follow = (event: MouseEvent) => {
    if (rule === undefined) return;
    event.preventDefault();
    followRule(rule);
  };
  return <a href={href} id={id} className={className} onClick={follow}>{children}</a>;
}

interface RulesTextProps {
  entry: CatalogueEntry;
  /** Rule ID to open at. */
  at?: string | null;
  /** Someone followed a link to a rule. */
  onRule?: (rule: string) => void;
}

export function RulesText({ entry, at, onRule }: RulesTextProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const text = use(once(`rules ${entry.manifest.id} ${language}`, () => entry.rules(language)));
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const paper = useRef<HTMLDivElement>(null);
  const { prefix } = entry.manifest;
  const [hits, setHits] = useState(0);
  const found = useRef(0);
  useEffect(() => {
    setHits(found.current);
    // What was found begins at the top, which may have been scrolled away.
    const top = paper.current?.parentElement;
    if (wanted && top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  }, [wanted, text]);

  const show = (rule: string): void => {
    const place = paper.current?.querySelector(`#${CSS.escape(rule)}`)?.closest('p, li, tr, h2, h3, h4');
    if (!place) return;
    paper.current?.querySelectorAll('[data-here]').forEach((old) => old.removeAttribute('data-here'));
    place.setAttribute('data-here', '');
    place.scrollIntoView({ block: 'center' });
  };
  useEffect(() => {
    if (at) show(at);
  }, [at, text]);

  const follow = (rule: string): void => {
    setQuery('');
    // The whole text has to be back before it can be scrolled.
    setTimeout(() => show(rule));
    onRule?.(rule);
  };

  return (
    <div className="a-rules">
      <div className="a-rules-search">
        <TextField type="search" label={t('rules.search')} value={query} onChange={setQuery} autoComplete="off" />
        <p role="status">{wanted.trim() && t('rules.hits', { count: hits })}</p>
      </div>
      <div className="a-rules-paper" ref={paper} lang="en">
        <FollowRule value={follow}>
          <Markdown
            components={{ a: Anchor }}
            remarkPlugins={[remarkGfm]}
            rehypePlugins={[() => (tree: Node) => {
              anchorRules(tree, prefix);
              found.current = searchRules(tree, wanted);
            }]}
          >
            {text}
          </Markdown>
        </FollowRule>
      </div>
    </div>
  );
}
