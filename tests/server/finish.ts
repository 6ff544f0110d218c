/** Plays a stored match of the catalogue to its end by chance, straight on the database. Usage: finish.ts MATCH */
import { findGame } from '../../games';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { Store } from '../../server/store/store';

const matchID = process.argv[2]!;
const store = new Store(process.env.DATABASE_URL!);
await store.connect();
const { match, state } = (await store.load(matchID))!;
const ruleset = await findGame(match.gameName)!.ruleset();
const written: (() => Promise<unknown>)[] = [];
playOut(new Table(ruleset, state), () => byChance, seededChance('finish'), ({ table, before, entries }) => {
  const after = table.state;
  written.push(() => store.commit(matchID, before._stateID, after, entries));
});
for (const write of written) await write();
await store.close();
