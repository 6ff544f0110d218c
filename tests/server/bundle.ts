/** Bundles the tests' server into one file, which starts in a third of the time: for tests that start it often. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { passingFolder } from './folder';

/** Makes the bundle, beside the packages that it still loads from node_modules. */
export async function bundleServer(): Promise<{ script: string; remove: () => void }> {
  const folder = passingFolder('.getaway-bundle', 'node_modules');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'tests/server/serve.ts', outDir: folder, target: 'node20', minify: false,
      rolldownOptions: {
        // `node-persist` is asked for by a store of boardgame.io that is not used, and not installed.
        external: ['node-persist'],
        output: { entryFileNames: 'serve.mjs' },
      },
    },
    ssr: { target: 'node', noExternal: [/^boardgame\.io/, /^valibot/, /^kysely/, /^koa/, /^prom-client/] },
  });
  return { script: join(folder, 'serve.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
