/** The tables that are kept on this device: one entry a table, and a short index for the home page. */
import { nanoid } from 'nanoid';
import * as v from 'valibot';
import type { SavedTable } from '../client/local';
import { deviceList, read, storageKey, write } from './device';

const summary = v.object({
  id: v.string(), game: v.string(), names: v.array(v.string()), bots: v.array(v.boolean()),
  /** Numbers of the seats that must act; empty when it is over. */
  asked: v.array(v.string()), over: v.boolean(), at: v.number(),
});

export type TableSummary = v.InferOutput<typeof summary>;

export const myTables = deviceList('tables', summary);

const PREFIX = 'local-';

/** A new id for a table; it tells from a match on the server. */
export const newTableId = (): string => PREFIX + nanoid(10);
export const isTableId = (id: string): boolean => id.startsWith(PREFIX);

const summaryOf = ({ id, game, seats, state, awaited, updatedAt }: SavedTable): TableSummary => {
  const over = state.ctx.gameover !== undefined;
  return {
    id, game, over, at: updatedAt, names: seats.map(({ name }) => name), bots: seats.map(({ bot }) => bot),
    asked: over ? [] : awaited,
  };
};

/** Saves a table. Returns whether the device took it. */
export function saveTable(table: SavedTable): boolean {
  const stored = write(`table.${table.id}`, table);
  return myTables.change((list) => [summaryOf(table), ...list.filter(({ id }) => id !== table.id)]) && stored;
}

/** The saved table, or nothing if it is gone or damaged. */
export function loadTable(id: string): SavedTable | undefined {
  const table = read(`table.${id}`) as SavedTable | undefined;
  return table?.id === id && Array.isArray(table.seats) && Array.isArray(table.log) && table.state?.ctx !== undefined ? table : undefined;
}

/** Calls `listener` when another tab saves the table. Returns how to stop. */
export function onTableChange(id: string, listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey(`table.${id}`) && newValue !== null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

export function dropTable(id: string): void {
  write(`table.${id}`, undefined);
  myTables.change((list) => list.filter((table) => table.id !== id));
}
