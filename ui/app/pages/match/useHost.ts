/** What the host of a table can do beside playing, with what went wrong put into words. */
import { useMemo, useState } from 'react';
import type { BotKind } from '../../../../games/kit/bot';
import { lobby } from '../../../client/lobby';
import type { Online, Place } from '../../../client/online';
import { asTrouble } from '../../../client/trouble';
import { useToast } from '../../../kit/index';
import { botKinds, findGame } from '../../games';
import { useTroubleText } from '../../parts/trouble';

export interface Host {
  /** A request is on its way: controls wait. */
  busy: boolean;
  /** The bots that the game has. */
  bots: BotKind[];
  /** Puts a bot at a seat; whoever is away there loses it. */
  seatBot: (seat: string, kind: BotKind) => void;
  /** Puts bots at all free seats, which begins the game. */
  fill: (kind: BotKind) => void;
  /** Takes a bot, or somebody who is away, off a seat. */
  free: (seat: string) => void;
  standIn: (seat: string) => void;
  close: () => void;
}

/** Nothing for all who are not the host, and once the match is over. */
export function useHost(game: string, { matchID, seat, credentials }: Place, { seats, table, match }: Online): Host | null {
  const words = useTroubleText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const rules = seat !== null && credentials !== undefined && table?.host === seat && !table.readOnly && match?.ctx.gameover === undefined;
  return useMemo(() => {
    if (!rules) return null;
    const mine = { seat, credentials };
    const run = async (steps: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      try {
        await steps();
      } catch (error) {
        toast({ title: words(asTrouble(error)), tone: 'bad' });
      }
      setBusy(false);
    };
    const isTaken = (other: string) => Boolean(seats[Number(other)]?.name);
    return {
      busy,
      bots: botKinds(findGame(game)),
      seatBot: (other, kind) => void run(async () => {
        if (isTaken(other)) await lobby.free(game, matchID, mine, other);
        await lobby.bot(game, matchID, mine, other, kind);
      }),
      fill: (kind) => void run(async () => {
        for (const { id, name } of seats) if (!name) await lobby.bot(game, matchID, mine, String(id), kind);
      }),
      free: (other) => void run(() => lobby.free(game, matchID, mine, other)),
      standIn: (other) => void run(() => lobby.standIn(game, matchID, mine, other)),
      close: () => void run(() => lobby.close(game, matchID, mine)),
    };
  }, [rules, busy, seats, game, matchID, seat, credentials, toast, words]);
}
