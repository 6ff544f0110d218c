/** The server as a process: one line and exit code 1 where it cannot start, a clean end on SIGTERM and SIGINT. */
import type { Logger } from 'pino';
import type { RunningServer } from './start';

/** A stop that hangs is ended by force: whoever asked waits 5 s at most. */
const STOP_WITHIN_MS = 4500;

/** Ends the process with one line on stderr. */
export function giveUp(message: string): never {
  process.stderr.write(`getaway: ${message}\n`);
  process.exit(1);
}

/** Why a start failed, in one line without secrets. */
export function startFailure(error: unknown, port: number): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `port ${port} is in use; set PORT to another`;
  if (code === 'EACCES') return `port ${port} may not be used; set PORT to another`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'the database of DATABASE_URL does not answer';
  return `cannot start: ${(message ?? String(error)).split('\n')[0]}`;
}

/** Stops the server when the system asks for it, and leaves nothing that could end the process by surprise. */
export function runUntilStopped(server: RunningServer, log: Logger): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Every path is caught where it happens. Should one have been missed, the other matches go on.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'an unhandled rejection'));
  process.on('uncaughtException', (error) => log.error({ err: error }, 'an uncaught exception'));
}
