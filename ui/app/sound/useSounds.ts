/** Lets one hear what happens in a match. */
import { useEffect, useRef } from 'react';
import type { Match } from '../../kit/index';
import { playSound } from './sound';

export function useSounds(match: Match): void {
  const { ctx, seat, log, refused, line } = match;
  const now = {
    over: ctx.gameover !== undefined,
    mine: line !== 'watching' && seat !== null && match.awaited.includes(seat),
    moves: log.length,
    refused,
  };
  const before = useRef(now);
  useEffect(() => {
    const was = before.current;
    before.current = now;
    // One at a time: what matters most.
    if (now.over && !was.over) playSound('coin');
    else if (now.refused && now.refused !== was.refused) playSound('fail');
    else if (now.mine && !was.mine) playSound('turn');
    else if (now.moves > was.moves) playSound('card');
  });
}
