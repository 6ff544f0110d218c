/** Stage `hunt`: one officer a step nearer to a rival, or none (EP-245, EP-246). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton, useList, useNameOf } from '../../../../ui/kit/board';
import { huntMoves } from '../../police/manhunt';
import { inCity } from '../../seats';
import type { View } from '../../state';
import { useText } from '../faces';
import { MoveOfficer } from './MoveOfficer';

export function Hunt() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const list = useList();
  const nameOf = useNameOf();
  const prey = inCity(view).filter((other) => other !== seat && view.boards[other]!.position >= view.boards[seat!]!.position);
  return (
    <MoveOfficer
      title={t('phase.manhunt')}
      move="manhunt"
      steps={huntMoves(view, seat!).map(({ type, from, to }) => ({ tile: from, type, to }))}
      argsFor={({ tile, type, to }) => ({ type, from: tile, to })}
      hint={t('board.huntPrey', { names: list(prey.map(nameOf)) })}
      controls={<MoveButton move="passManhunt" kind="plain" />}
    />
  );
}
