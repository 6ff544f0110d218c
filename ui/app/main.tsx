/** The app's entry: look, texts, then the first render. */
import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import '../kit/theme';
import { App } from './App';
import { startTexts } from './i18n';

await startTexts();
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
