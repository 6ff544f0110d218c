/** The built app: its files, its one page for every address that is the app's, and a plain word if it is not built. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serve from 'koa-static';
import type { App } from './bgio';

/** Addresses that are the server's own and never the app's. */
const OURS = /^\/(games|socket\.io|healthz|metrics)(\/|$)/;

const NOT_BUILT = 'Getaway: the server runs, but the app is not built. Run "npm run build" (or "npm start", which does both).\n';

/** Serves the app from `folder`. Files in assets/ have their content's hash in the name and may be kept for ever. */
export function addPages(app: App, folder: string): void {
  const index = join(folder, 'index.html');
  const files = serve(folder, {
    index: 'index.html',
    setHeaders: (answer, path) => {
      answer.setHeader('Cache-Control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.use(async (ctx, next) => {
    if (OURS.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    await files(ctx, async () => {});
    // A missing file stays missing; an address of the app, such as a match's link, gets the app.
    if (ctx.body !== undefined && ctx.body !== null) return;
    if (/\.\w+$/.test(ctx.path)) return;
    if (!existsSync(index)) {
      ctx.status = 503;
      ctx.body = NOT_BUILT;
      return;
    }
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = await readFile(index);
  });
}
