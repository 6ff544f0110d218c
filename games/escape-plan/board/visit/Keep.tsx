/** Step `keep`: of the tiles drawn in secret one is kept face down (EP-182, EP-200). */
import type { CSSProperties } from 'react';
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { keepSpaces } from '../../visit/lockers';
import type { View } from '../../state';
import { ICON, stackTone, useText } from '../faces';
import { Frame } from '../Frame';
import { useOfStage } from '../use-of-stage';
import { SpaceChoice, useReplaceNote, useSpace } from './SpaceChoice';
import { StepList } from './StepList';

export function Keep() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { drawn } = view.players[seat!]!;
  const { stack } = view.turn!.visit!.drawn!;
  const spaces = keepSpaces(view.boards[seat!]!, stack);
  const best = drawn.indexOf(Math.max(...drawn));
  const [index, choose] = useOfStage(best);
  const [space, put] = useSpace(spaces);
  const note = useReplaceNote(space);
  return (
    <Frame
      ask={t('step.keep')}
      hint={note && <strong className="ep-worst" data-bad>{note}</strong>}
      tray={
        <>
          <StepList />
          <ChoiceGroup className={stack === 'A' || stack === 'B' ? 'ep-drawn ep-drawn-light' : 'ep-drawn'} label={t('step.keep')} value={String(index)} onChange={(id) => choose(Number(id))}>
            {drawn.map((value, i) => (
              <Choice key={i} id={String(i)} className="ep-drawn-tile" style={{ '--tone': stackTone(stack) } as CSSProperties}>
                <span aria-hidden>{ICON.locker}</span><strong>{value}</strong><span>{t(`item.tile-${stack}`)}</span>
              </Choice>
            ))}
          </ChoiceGroup>
          <SpaceChoice spaces={spaces} chosen={space} onChoose={put} />
        </>
      }
      controls={<MoveButton move="keepTile" size="l" args={{ index, space: space ?? 0 }} why={space === undefined ? t('board.why.space') : undefined} />}
    />
  );
}
