/** Stage `event`: one step after the other, each chosen on the table or from the list of what is possible (GT-223). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, Strip, type Spot, type Spots } from '../../../ui/kit/board';
import { CHARACTERS } from '../content/characters';
import { contingencyOf } from '../content/contingencies';
import { legalSteps } from '../effects';
import { sightOf } from '../effects/effect';
import type { Doing, EventStep, RunningEvent, Tool, View } from '../state';
import { useActionFace } from './action-face';
import { Emblem } from './Emblem';
import { tokenIcon, useText, type Text } from './faces';
import { Frame } from './Frame';
import { nextField, type Field, type NextField } from './step-fields';
import { useOfStage } from './use-of-stage';
import './Steps.css';

type Value = string | number;
const isCharacter = (value: Value): value is string => CHARACTERS.some(({ id }) => id === value);
const bearerIn = ({ from, character }: EventStep): string | undefined => from ?? character;

export function EventSteps() {
  const { view, seat, act } = useMatch<View>();
  const t = useText();
  const event = view.doing as Extract<Doing, { kind: 'event' }>;
  const steps = legalSteps(sightOf(view, seat!), event);
  const [part, setPart] = useOfStage<EventStep>({});
  const next = nextField(steps, part);
  const choose = (field: Field, value: Value) => {
    const more: EventStep = { ...part, [field]: value };
    if (nextField(steps, more) === null) act('eventStep', { choice: more });
    else setPart(more);
  };
  const begun = Object.keys(part).length > 0;
  return (
    <Frame
      cardsFirst={next !== null && ['from', 'tool'].includes(next.field)}
      spots={next ? spotsOf(view, event, next, part, choose) : {}}
      ask={t(`effect.${event.effect}`, { n: event.amount, character: '' })}
      hint={next && t(`board.step.${next.field}`, { count: event.steps.length + 1, n: event.amount })}
      tray={next && (
        <Strip label={t('board.possible')} className="gl-ways">
          {begun && <Button kind="quiet" onClick={() => setPart({})}>{t('board.back')}</Button>}
          {next.values.map((value) => <Choice key={value} event={event} field={next.field} value={value} onChoose={() => choose(next.field, value)} />)}
        </Strip>
      )}
      controls={<MoveButton move="stopEvent" kind="plain" />}
    />
  );
}

function Choice({ event, field, value, onChoose }: { event: RunningEvent; field: Field; value: Value; onChoose: () => void }) {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useActionFace();
  const icon = isCharacter(value) ? <Emblem character={value} size={26} /> : field === 'tool' ? tokenIcon(String(value) as Tool) : undefined;
  const name = field === 'card' && event.effect === 'recoverCards' ? `${face(String(value)).title} (${face(String(value)).code})` : nameOf(view, field, value, t);
  return <Button icon={icon} onClick={onChoose}>{name}</Button>;
}

function nameOf(view: View, field: Field, value: Value, t: Text): string {
  switch (field) {
    case 'plan': return t('thing.plan', { plan: value });
    case 'space': return t('board.hideoutName', { space: value, colour: view.hideouts[Number(value) - 1] });
    case 'token': return t('board.tokenName', { token: value, area: view.tokens[value as 1] });
    case 'card': return t('board.contingencyName', { area: contingencyOf(String(value)).area });
    case 'tool': return t(`tool.${value}`);
    default: return isCharacter(value) ? t(`character.${value}`) : t(`place.${value}`);
  }
}

/** Where on the table each value can be pressed. */
function spotsOf(view: View, event: RunningEvent, { field, values }: NextField, part: EventStep, choose: (field: Field, value: Value) => void): Spots {
  const bearer = bearerIn(part);
  const spots = values.flatMap((value): [string, Spot][] =>
    keysOf(view, event, field, value, bearer).map((key) => [key, { press: () => choose(field, value) }]));
  return Object.fromEntries(bearer === undefined ? spots : [[`character:${bearer}`, { press: () => {}, selected: true }], ...spots]);
}

function keysOf(view: View, event: RunningEvent, field: Field, value: Value, bearer: string | undefined): string[] {
  switch (field) {
    case 'plan': return [`plan:${value}`];
    case 'space': return [`hideout:${value}`];
    case 'token': return [`token:${value}`];
    case 'card': return event.effect === 'recoverCards' ? [] : [`contingency:${value}`];
    case 'tool': {
      const fromCard = event.effect === 'transferTools' || event.effect === 'swapTools';
      if (fromCard) return view.cards[bearer!]!.tools.flatMap((tool, i) => (tool === value ? [`tool:${bearer}:${i}`] : []));
      return [`place:${view.home[value as Tool]}`];
    }
    default: return [isCharacter(value) ? `character:${value}` : `place:${value}`];
  }
}
