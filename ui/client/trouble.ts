/** What can go wrong with the server, sorted into the few kinds that people can act on. */
import type { Refused } from '../../games/kit/wire';

export type TroubleKind = 'network' | 'gone' | 'taken' | 'denied' | 'refused' | 'busy' | 'server';

/** Why the server did not do it. `kind` has a text in the app; `reason` is the server's own key, worded by the kit. */
export class LobbyTrouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly reason?: string | undefined,
    /** Facts for its wording. */
    readonly params?: Refused['params'],
  ) {
    super(reason ? `${kind}: ${reason}` : kind);
  }
}

const kinds: Record<number, TroubleKind> = { 401: 'denied', 403: 'denied', 404: 'gone', 409: 'taken', 410: 'gone', 429: 'busy' };

/** The trouble in an answer from 400 up. Behind a proxy its body may be anything. */
export async function troubleIn(answer: Response): Promise<LobbyTrouble> {
  const body = (await answer.json().catch(() => null)) as Partial<Refused> | null;
  const reason = typeof body?.reason === 'string' ? body.reason : undefined;
  return new LobbyTrouble(kinds[answer.status] ?? (answer.status >= 500 ? 'server' : 'refused'), reason, body?.params);
}

/** Sorts whatever a request threw. Anything that is no answer at all counts as the network. */
export const asTrouble = (error: unknown): LobbyTrouble => (error instanceof LobbyTrouble ? error : new LobbyTrouble('network'));
