/**
 * Makes what SQLite has written outlast a power cut without stopping the event loop at every move: commits go to the
 * write-ahead log at once, and one flush of that file, on a thread of Node's pool, serves all that wait for it.
 */
import { open, type FileHandle } from 'node:fs/promises';

/** Groups those who wait: a flush that runs already may have begun before the last write, so the next one counts. */
export class Flusher {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(readonly flushNow: () => Promise<void>) {}

  /** Resolves when all that was written before the call is on the disk. Rejects if the disk fails. */
  flush(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(() => this.#start(), () => this.#start());
    return this.#next;
  }

  #start(): Promise<void> {
    this.#next = undefined;
    const run: Promise<void> = this.flushNow().finally(() => {
      if (this.#running === run) this.#running = undefined;
    });
    this.#running = run;
    return run;
  }
}

/**
 * Flushes the write-ahead log of a database file. SQLite keeps its locks on other files, so a second handle is safe,
 * and the log stays the same file while a connection is open.
 */
export function walFlusher(file: string): { flusher: Flusher; close: () => Promise<void> } {
  let handle: Promise<FileHandle> | undefined;
  const flusher = new Flusher(async () => {
    // Opened at the first write: only then is there a log for certain.
    handle ??= open(`${file}-wal`, 'r+').catch((error: unknown) => {
      handle = undefined;
      throw error;
    });
    await (await handle).datasync();
  });
  return { flusher, close: async () => (await handle)?.close() };
}
