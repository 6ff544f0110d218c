/** Stage `split`: tokens into two groups, by tap, drag or keys (GT-253). */
import { useMatch } from '../../../ui/kit';
import { DragTable, DropZone, Lift, MoveButton, Token } from '../../../ui/kit/board';
import { unmarked } from '../distribution';
import { otherRole } from '../roles';
import type { Token as TokenKind, View } from '../state';
import { useText, useTokenFace } from './faces';
import { Frame } from './Frame';
import { useOfStage } from './use-of-stage';
import './Division.css';

export function Split() {
  const { view } = useMatch<View>();
  const t = useText();
  const count = view.split.length;
  const [group, setGroup] = useOfStage(Array.from({ length: Math.ceil(count / 2) }, (_, i) => i));
  const put = (index: number, first: boolean) => setGroup(first ? [...group, index] : group.filter((other) => other !== index));
  const rest = view.split.map((_, i) => i).filter((i) => !group.includes(i));
  return (
    <Frame
      tray={<Groups first={group} other={rest} onPut={put} />}
      hint={<Warning groups={[group, rest].map((ids) => ids.map((i) => view.split[i]!))} />}
      controls={
        <MoveButton move="splitTokens" args={{ group: group.toSorted((a, b) => a - b) }} size="l">
          {t('board.divide', { first: group.length, other: rest.length })}
        </MoveButton>
      }
    />
  );
}

/** Says when a group would be an arrest for whoever gets it (GT-260). */
function Warning({ groups }: { groups: TokenKind[][] }) {
  const { view } = useMatch<View>();
  const t = useText();
  const most = Math.max(...groups.map((tokens) => tokens.filter((token) => token === 'fingerprint').length));
  const roles = [view.turn, otherRole(view.turn)].filter((role) => unmarked(view, role).length < most);
  const [role] = roles;
  return role === undefined ? t('board.divideHint') : <strong className="gl-warn">{t('board.divideArrest', { role, needed: most, free: unmarked(view, role).length })}</strong>;
}

interface GroupsProps {
  first: number[];
  other: number[];
  onPut: (index: number, first: boolean) => void;
}

function Groups({ first, other, onPut }: GroupsProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const zone = (id: 'first' | 'other', indexes: number[]) => (
    <DropZone id={id} label={t(`board.groups.${id}`)} holds={indexes.map(String)} className="gl-group">
      <span className="gl-group-name">{t(`board.groups.${id}`)} <b>{indexes.length}</b></span>
      <span className="gl-tokens">
        {indexes.map((i) => (
          <Lift key={i} id={String(i)}>
            <Token face={face(view.split[i]!)} help={t('board.otherGroup')} onClick={() => onPut(i, id === 'other')} travels={`split-${i}`} />
          </Lift>
        ))}
      </span>
    </DropZone>
  );
  return (
    <DragTable
      picked={null}
      whyNot={() => undefined}
      onPut={(index, to) => onPut(Number(index), to === 'first')}
      renderCard={(index) => <Token face={face(view.split[Number(index)]!)} />}
    >
      <div className="gl-groups">
        {zone('first', first)}
        {zone('other', other)}
      </div>
    </DragTable>
  );
}
