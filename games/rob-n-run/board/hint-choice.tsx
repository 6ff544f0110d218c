/** What the Boss names with a hint: tools, an accomplice, a safe. Whatever would not be true is off. */
import type { ReactNode } from 'react';
import { Button, useMatch } from '../../../ui/kit';
import { useOfMoment, useRefusalText } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { hintOf } from '../content/hints';
import { missingNow } from '../needs';
import type { HintId, Tool, View } from '../state';
import { useText } from './faces';
import { SeatPick } from './SeatPick';
import { ToolPick } from './ToolPick';
import { useKnown } from './use-known';

interface HintChoice {
  fields: ReactNode;
  args: object;
  /** What is still to be named. */
  why: string | undefined;
}

/** Without a hint, or with one that lies face down, there is nothing to name. */
export function useHintChoice(hint: HintId | null): HintChoice {
  const { view } = useMatch<View>();
  const t = useText();
  const whyNot = useWhyNot(hint);
  const moment = `${hint} ${JSON.stringify(view.raid!.hints)}`;
  const [tools, setTools] = useOfMoment<Tool[]>(moment, []);
  const [seat, setSeat] = useOfMoment<Seat | null>(moment, null);
  const [safe, setSafe] = useOfMoment<number | null>(moment, null);
  const chooses = hint !== null && view.raid!.hints[hint] === 'open' ? hintOf(hint).chooses : [];
  const missing = missingNow(view);
  const known = useKnown();
  const [needsTool, needsPair, needsSeat, needsSafe] = (['tool', 'tools', 'seat', 'safe'] as const).map((field) => chooses.includes(field));
  const why = needsTool && tools.length < 1 ? t('board.why.tool')
    : needsPair && tools.length < 2 ? t('board.why.tools')
    : needsSafe && safe === null ? t('board.why.safe')
    : needsSeat && seat === null ? t('board.why.accomplice')
    : undefined;
  const pairWhy = (tool: Tool) => (tools.length === 1 && tools[0] !== tool && (missing[tools[0]!] > 0) === (missing[tool] > 0) ? t('board.why.pair') : undefined);
  return {
    args: {
      hint,
      ...(needsTool && tools[0] && { tool: tools[0] }),
      ...(needsPair && tools.length === 2 && { tools }),
      ...(needsSeat && seat !== null && { seat }),
      ...(needsSafe && safe !== null && { safe }),
    },
    why,
    fields: (
      <>
        {(needsTool || needsPair) && (
          <ToolPick
            label={t(needsPair ? 'board.why.tools' : 'board.why.tool')}
            chosen={tools}
            onChoose={setTools}
            most={needsPair ? 2 : 1}
            why={needsPair ? pairWhy : (tool) => whyNot({ tool })}
            note={known}
          />
        )}
        {needsSafe && <SafePick safes={view.raid!.safes.length} chosen={safe} onChoose={setSafe} />}
        {needsSeat && <SeatPick chosen={seat} onChoose={setSeat} why={(other) => whyNot({ seat: other, ...(needsSafe && { safe: safe ?? 0 }) })} />}
      </>
    ),
  };
}

/** Why a choice is refused, in words. */
function useWhyNot(hint: HintId | null): (choice: object) => string | undefined {
  const { refusal } = useMatch<View>();
  const word = useRefusalText();
  return (choice) => {
    const refused = refusal('useHint', { hint, ...choice });
    return refused && word(refused);
  };
}

function SafePick({ safes, chosen, onChoose }: { safes: number; chosen: number | null; onChoose: (safe: number) => void }) {
  const t = useText();
  return (
    <div className="rr-seats-pick rr-safe-pick" role="group" aria-label={t('board.whichSafe')}>
      {Array.from({ length: safes }, (_, i) => (
        <Button key={i} kind={i === chosen ? 'primary' : 'plain'} aria-pressed={i === chosen} onClick={() => onChoose(i)}>{t('thing.number', { number: i + 1 })}</Button>
      ))}
    </div>
  );
}
