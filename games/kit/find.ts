/** Looking up content that must be there. */

/**
 * Finds the entry of a table by one of its fields. Throws if there is none: ids from outside are checked before.
 * Tables are small, but rules and bots look things up all the time.
 */
export function finder<T, K extends keyof T>(table: readonly T[], field: K): (key: T[K]) => T {
  const entries = new Map(table.map((entry) => [entry[field], entry]));
  return (key) => {
    const entry = entries.get(key);
    if (entry === undefined) throw new Error(`no such thing: ${String(key)}`);
    return entry;
  };
}
