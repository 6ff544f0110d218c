/** Which other sites may talk to this server from a browser, over sockets and REST alike. */

/**
 * Whether a request may come in: it has no origin (no browser sent it from a page), comes from the server's own pages,
 * or from one of `allowed` (hazard 18).
 */
export function mayCome(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
