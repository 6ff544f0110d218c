/** Bundles the tests' server into one file, which starts in a third of the time: for tests that start it often. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { passingFolder } from './folder';
import { freePort, Spawned } from './spawned';

/** A process of the bundle, started before the first test of the file that calls it and ended after the last one. */
export function bundled(): { readonly spawned: Spawned } {
  let bundle: Awaited<ReturnType<typeof bundleServer>>;
  let spawned: Spawned;
  beforeAll(async () => {
    bundle = await bundleServer();
    spawned = await new Spawned(bundle.script, await freePort()).start();
  });
  afterAll(async () => {
    await spawned?.close();
    bundle?.remove();
  });
  return { get spawned() { return spawned; } };
}

/** Makes the bundle, beside the packages that it still loads from node_modules. */
async function bundleServer(): Promise<{ script: string; remove: () => void }> {
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
