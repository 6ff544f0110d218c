/** Visits an address of the app as a browser does, with its texts loaded. */
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { App } from '../../ui/app/App';
import { startTexts } from '../../ui/app/i18n';
import '../patience';

/** Opens the app at `path`. What the device keeps is left as it is. */
export async function visit(path: string): Promise<RenderResult> {
  cleanup();
  await startTexts('en');
  history.replaceState(null, '', path);
  return act(async () => render(<App />));
}
