/** `npm run rules`: which rule IDs of RULES.md no test names, and whether excuses are honest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../games/index';
import { checkGame, idsIn, testNames, type GameCheck } from './rule-ids';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const excused = JSON.parse(read('tests/rules-excused.json') ?? '{}') as Record<string, string>;
const names = testNames('.');

const games = catalogue.map(({ manifest: { id, prefix } }) => {
  const spec = read(join('..', 'shared', 'rules', `${id}.md`));
  return checkGame({
    game: id,
    rules: idsIn(read(join('games', id, 'RULES.md')) ?? '', prefix, 'bold'),
    spec: spec === undefined ? null : idsIn(spec, prefix, 'line'),
    named: names.flatMap((name) => idsIn(name, prefix, 'anywhere')),
    excused: Object.fromEntries(Object.entries(excused).filter(([rule]) => rule.startsWith(`${prefix}-`))),
  });
});

/** Prefixes of all games that have a folder: one may stand there before the catalogue names it. */
const prefixes = readdirSync('games').flatMap((folder) => read(join('games', folder, 'manifest.ts'))?.match(/prefix: '(\w+)'/)?.[1] ?? []);
const stray = Object.keys(excused).filter((rule) => !prefixes.some((prefix) => rule.startsWith(`${prefix}-`)));
const ok = stray.length === 0 && games.every(({ faults }) => Object.values(faults).every((ids) => ids.length === 0));

/** What each kind of fault means. */
const WORDS: Record<keyof GameCheck['faults'], string> = {
  untested: 'no test names these',
  missing: 'in the specification, but not in RULES.md',
  unknown: 'a test names these, but there are no such rules',
  excusedInVain: 'excused, but tested or unknown',
  unexplained: 'excused without a reason',
  twice: 'twice in RULES.md',
};

function print(): void {
  for (const { game, rules, tested, excused: letOff, spec, faults } of games) {
    console.log(`${game}: ${rules} rules, ${tested} tested, ${letOff} excused; specification ${spec}`);
    for (const [kind, ids] of Object.entries(faults))
      if (ids.length > 0) console.log(`  ${WORDS[kind as keyof GameCheck['faults']]} (${ids.length}): ${ids.join(' ')}`);
  }
  if (stray.length > 0) console.log(`IDs of no game: ${stray.join(' ')}`);
}

if (process.argv.includes('--json')) console.log(JSON.stringify({ ok, games, stray }, null, 2));
else print();
process.exitCode = ok ? 0 : 1;
