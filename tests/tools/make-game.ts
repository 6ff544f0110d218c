/** Makes a new game's folder from the template beside this file, which is itself a game that is checked and tested. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join('tests', 'tools', 'template');
const CATALOGUE = join('games', 'index.ts');

/** `night-train` in the forms that a game needs it in. */
interface Names {
  id: string;
  /** `nightTrain` */
  camel: string;
  /** `NightTrain` */
  pascal: string;
  /** `Night Train` */
  title: string;
  /** Of rule IDs: `NT`. */
  prefix: string;
}

function namesOf(id: string, taken: string[]): Names {
  const words = id.split('-');
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  const first = (words.length > 1 ? words.map((word) => word[0]!).join('') : id.slice(0, 2)).toUpperCase();
  const prefix = [first, `${first}X`, `${first}Y`].find((free) => !taken.includes(free)) ?? id.toUpperCase().replaceAll('-', '');
  return { id, camel: pascal[0]!.toLowerCase() + pascal.slice(1), pascal, title: words.map(capital).join(' '), prefix };
}

/** The template's text with the new names, and its imports as seen from where it goes. */
function fit(text: string, { id, pascal, title, prefix }: Names, isTest: boolean): string {
  const named = text
    .replaceAll('NewGame', pascal)
    .replaceAll('New Game', title)
    .replaceAll('new-game', id)
    .replaceAll(/\bNG-/g, `${prefix}-`)
    .replaceAll(/'NG'/g, `'${prefix}'`);
  return isTest
    ? named.replaceAll("'../../../games/", "'../../games/").replaceAll("'./", `'../../games/${id}/`)
    : named.replaceAll("'../../../games/kit", "'../kit").replaceAll("'../../../ui/", "'../../ui/");
}

function addToCatalogue(text: string, { id, camel }: Names): string {
  const imports = `import { manifest as ${camel} } from './${id}/manifest';\n`;
  const entry = `  {
    manifest: ${camel},
    ruleset: async () => (await import('./${id}/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./${id}/bot')).bot as Bot<never>,
    board: async () => (await import('./${id}/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./${id}/RULES.de.md?raw') : import('./${id}/RULES.md?raw'))).default,
    texts: async (language) => (await import(\`./${id}/locales/\${language}.json\`)).default,
  },
`;
  const at = text.indexOf("import type { Bot } from './kit/bot';");
  const list = text.indexOf('export const catalogue: CatalogueEntry[] = [');
  const end = text.indexOf('\n];', list);
  if (at < 0 || list < 0 || end < 0) throw new Error(`${CATALOGUE} is not as this tool knows it: add the game by hand`);
  return `${text.slice(0, at)}${imports}${text.slice(at, end + 1)}${entry}${text.slice(end + 1)}`;
}

/**
 * Makes the game under `root` and returns the paths that it wrote. Throws, having written nothing, if the id is no
 * good or taken.
 */
export function newGame(root: string, id: string): string[] {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id) || ['kit', 'index'].includes(id)) throw new Error(`not an id: ${id} (small letters, digits and single hyphens)`);
  if (existsSync(join(root, 'games', id)) || existsSync(join(root, 'tests', id))) throw new Error(`there is a ${id} already`);
  const catalogue = readFileSync(join(root, CATALOGUE), 'utf8');
  const taken = readdirSync(join(root, 'games')).flatMap((folder) => {
    const manifest = join(root, 'games', folder, 'manifest.ts');
    return existsSync(manifest) ? (/prefix: '(\w+)'/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? []) : [];
  });
  const names = namesOf(id, taken);
  const files: [string, string][] = [[CATALOGUE, addToCatalogue(catalogue, names)]];
  const template = join(root, TEMPLATE);
  for (const name of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(template, name)).isDirectory()) continue;
    const isTest = name.endsWith('.test.ts');
    const text = fit(readFileSync(join(template, name), 'utf8'), names, isTest);
    files.push([isTest ? join('tests', id, name) : join('games', id, name), text]);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(([path]) => path);
}
