/** Second steps of hints in which one kind is named: `ask`, `point`, `mark`, `answer` (RR-220 to RR-225). */
import { useMatch } from '../../../ui/kit';
import { MoveButton, useNameOf, useRefusalText } from '../../../ui/kit/board';
import { toolsIn } from '../cards';
import { announced, shownHand } from '../hints/talk';
import { missingNow } from '../needs';
import { TOOLS, type Cards, type Tool, type View } from '../state';
import { CardPiles } from './CardPiles';
import { useText } from './faces';
import { Frame } from './Frame';
import { ToolPick } from './ToolPick';
import { useKnown } from './use-known';
import { useOfStage } from './use-of-stage';

interface OneKindProps {
  move: string;
  kinds: readonly Tool[];
  /** What is said of each kind: known to the Boss alone. */
  note?: (tool: Tool) => string;
  /** Whose hand it is about. */
  heading?: string;
  /** Nothing can be named; then this is what the button says. */
  none?: string;
  hand?: boolean;
}

function OneKind({ move, kinds, note, heading, none, hand = false }: OneKindProps) {
  const { view, seat, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [chosen, choose] = useOfStage<Tool[]>([]);
  const why = (tool: Tool) => {
    const refused = refusal(move, { tool });
    return refused && word(refused);
  };
  const empty = kinds.length === 0;
  return (
    <Frame
      {...(heading !== undefined && { hint: heading })}
      handShown={hand}
      tray={
        <>
          {hand && <CardPiles cards={view.players[seat!]!.hand} label={t('board.hand')} />}
          {!empty && <ToolPick label={t('board.why.tool')} kinds={kinds} chosen={chosen} onChoose={choose} why={why} {...(note && { note })} />}
        </>
      }
      controls={
        <MoveButton move={move} args={{ tool: empty ? null : (chosen[0] ?? kinds[0]) }} why={!empty && chosen.length === 0 ? t('board.why.tool') : undefined} size="l">
          {empty ? none : undefined}
        </MoveButton>
      }
    />
  );
}

/** H08, by the accomplice who asks. */
export const Ask = () => <OneKind move="askTool" kinds={TOOLS} hand />;

/** The accomplice whom the hint is about. */
function useOfWhom(): string {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const seat = view.raid!.doing!.seat;
  return seat === null ? '' : t('board.handOf', { name: nameOf(seat) });
}

/** H09. */
export function Point() {
  const { view } = useMatch<View>();
  return <OneKind move="pointTool" kinds={toolsIn(shownHand(view))} note={useKnown()} heading={useOfWhom()} />;
}

const seenBy = (view: View): Cards => view.players[view.boss]!.seen ?? {};

/** H10: the word that goes with each kind is the truth, not a choice. */
export function Mark() {
  const { view } = useMatch<View>();
  const t = useText();
  const missing = missingNow(view);
  return (
    <OneKind
      move="markTool"
      kinds={toolsIn(seenBy(view))}
      note={(tool) => t('board.seenAs', { count: seenBy(view)[tool], word: t(missing[tool] > 0 ? 'board.play' : 'board.drop') })}
      heading={useOfWhom()}
      none={t('board.noTool')}
    />
  );
}

/** H11. */
export function Answer() {
  const { view } = useMatch<View>();
  return <OneKind move="answerTool" kinds={announced(view)} note={useKnown()} />;
}
