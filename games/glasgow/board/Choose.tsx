/** Stage `choose`: one of the two groups for me, the other one for who divided (GT-137, GT-260). */
import { useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import { unmarked } from '../distribution';
import { otherRole } from '../roles';
import type { Token, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { Tokens } from './Tokens';
import './Division.css';

const printsIn = (tokens: readonly Token[]): number => tokens.filter((token) => token === 'fingerprint').length;

export function Choose() {
  const { view } = useMatch<View>();
  const t = useText();
  const me = otherRole(view.turn);
  const groups = view.groups!;
  return (
    <Frame
      tray={
        <div className="gl-groups">
          {groups.map((tokens, index) => {
            const others = groups[1 - index]!;
            const arrested = printsIn(tokens) > unmarked(view, me).length ? me : printsIn(others) > unmarked(view, view.turn).length ? view.turn : null;
            return (
              <section key={index} className="gl-group" aria-label={t(`board.groups.${index === 0 ? 'first' : 'other'}`)}>
                <span className="gl-group-name">{t(`board.groups.${index === 0 ? 'first' : 'other'}`)}</span>
                <Tokens tokens={tokens} />
                {arrested && <strong className="gl-warn">{t('board.chooseArrest', { role: arrested })}</strong>}
                <MoveButton move="chooseGroup" args={{ index }} kind={arrested ? 'danger' : 'primary'} />
              </section>
            );
          })}
        </div>
      }
      controls={<></>}
    />
  );
}
