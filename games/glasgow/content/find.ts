/** Looking up content that must be there. */

/** What a table holds for an id. Throws if it holds nothing: ids from outside are checked before. */
export function found<T>(entry: T | undefined, id: string | number): T {
  if (entry === undefined) throw new Error(`no such thing: ${id}`);
  return entry;
}
