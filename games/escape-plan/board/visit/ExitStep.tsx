/** Step `exit`: Income, an Exit tile, or out of the city (EP-195 to EP-205). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../../ui/kit/board';
import { uncovered } from '../../visit/contact-cards';
import { STACK_VALUES } from '../../content/tokens';
import { exitCost } from '../../escape/escape';
import { incomeOf } from '../../visit/money';
import { exitStack, isExitClosed, lastExit } from '../../police/patrol';
import { exitAt } from '../../city/spaces';
import type { View } from '../../state';
import { money, useText } from '../faces';
import { Frame } from '../Frame';
import { StepList } from './StepList';

export function ExitStep() {
  const { view, seat, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const board = view.boards[seat!]!;
  const exit = exitAt(view.turn!.visit!.location);
  const closed = isExitClosed(view, exit);
  const stack = exitStack(view, exit);
  const out = lastExit(view) === exit;
  const why = out ? refusal('exitChoice', { choice: 'escape' }) : undefined;
  const hint = out ? (why ? word(why) : t('board.escapeNote', { price: money(exitCost(view)) }))
    : closed && stack ? t('board.exitTiles', { stack, count: view.counts.stacks[stack], values: STACK_VALUES[stack].join(', ') })
    : t('board.exitOpenNote');
  return (
    <Frame
      ask={t('step.exit')}
      hint={hint}
      tray={<StepList />}
      controls={
        <>
          <MoveButton move="exitChoice" args={{ choice: 'none' }} kind="quiet">{t('exitChoice.none')}</MoveButton>
          <MoveButton move="exitChoice" args={{ choice: 'income' }} kind={out ? 'plain' : 'primary'}>{`${t('exitChoice.income')} · ${money(incomeOf(board))}`}</MoveButton>
          {closed && <MoveButton move="exitChoice" args={{ choice: 'tile' }}>{`${t('exitChoice.tile')} · ${t('board.wouldDraw', { count: uncovered(board).length })}`}</MoveButton>}
          {out && <MoveButton move="exitChoice" size="l" args={{ choice: 'escape' }}>{`${t('exitChoice.escape')} · ${money(exitCost(view))}`}</MoveButton>}
        </>
      }
    />
  );
}
