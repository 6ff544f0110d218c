/** `bundle`: JavaScript that a browser loads, ours against boardgame.io's own lobby and client on React. */
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rollup } from 'vite';
import { catalogue } from '../games/index';
import type { Result, Row } from './result';

type Chunk = Rollup.OutputChunk;

const STOCK = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Client, Lobby } from 'boardgame.io/react';
import { SocketIO } from 'boardgame.io/multiplayer';
const game = { name: 'empty', setup: () => ({}), moves: {} };
window.Match = Client({ game, multiplayer: SocketIO({ server: '' }) });
createRoot(document.body).render(createElement(Lobby, { gameServer: '', lobbyServer: '', gameComponents: [{ game, board: () => null }] }));
`;

/** A page with boardgame.io's lobby and an online client, made of nothing else. */
const stockPage: InlineConfig = {
  configFile: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [{
    name: 'stock-page',
    resolveId: (id: string) => (id === 'virtual:stock' ? '\0stock' : undefined),
    load: (id: string) => (id === '\0stock' ? STOCK : undefined),
  }],
  build: { rollupOptions: { input: 'virtual:stock' } },
};

async function chunksOf(config: InlineConfig): Promise<Chunk[]> {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return outputs.flatMap(({ output }) => output.filter((file): file is Chunk => file.type === 'chunk'));
}

/** A chunk with all that it imports at once. */
function withImports(chunks: Chunk[], names: string[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks.filter(({ fileName }) => names.includes(fileName))) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    withImports(chunks, chunk.imports, found);
  }
  return found;
}

const kilobytes = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** Chunks that begin with one of these modules, such as a page or a board. */
const startingAt = (chunks: Chunk[], modules: RegExp): string[] =>
  chunks.flatMap(({ fileName, facadeModuleId }) => (facadeModuleId !== null && modules.test(facadeModuleId) ? [fileName] : []));

export async function bundle(): Promise<Result> {
  const ours = await chunksOf({});
  const stock = await chunksOf(stockPage);
  const entries = ours.flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : []));
  const home = withImports(ours, [...entries, ...startingAt(ours, /\/ui\/app\/pages\/Home\.tsx$/)]);
  const stockEntry = kilobytes(withImports(stock, stock.flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : []))));
  const rows: Row[] = [{ what: 'first page: lobby', unit: 'kB gzip', ours: kilobytes(home), stock: stockEntry }];
  for (const { manifest: { id } } of catalogue) {
    const match = withImports(ours, [...entries, ...startingAt(ours, new RegExp(`/ui/app/pages/Match\\.tsx$|/games/${id}/(game|board)\\.tsx?$`))]);
    rows.push({ what: `${id}: first page, match page, rules and board`, unit: 'kB gzip', ours: kilobytes(new Set([...home, ...match])), stock: '-' });
  }
  rows.push({ what: 'all JavaScript', unit: 'kB gzip', ours: kilobytes(ours), stock: stockEntry });
  return {
    name: 'bundle',
    title: 'JavaScript that a browser loads',
    rows,
    notes: ['Stock: a page with boardgame.io\'s React lobby and online client, an empty game and no board. It loads all of it at once.'],
  };
}
