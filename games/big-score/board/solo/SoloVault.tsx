/** The vault alone: rob or flee, Cops, and which of the drawn tokens to take (BS-336 to BS-345). */
import type { ReactNode } from 'react';
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { Card, MoveButton, Token } from '../../../../ui/kit/board';
import { tally } from '../../../kit/zones';
import { ME } from '../../solo/ask';
import { scenarioOf } from '../../solo/scenarios';
import { VAULT_KINDS, type Crew, type VaultKind, type View } from '../../state';
import { money, useFaces, useText } from '../faces';
import { useOfStep } from '../use-of-step';
import { Floor, InTheVault } from '../VaultTable';
import { sheetNow } from '../Worth';
import { SoloFrame } from './SoloFrame';
import { hasTrack, SoloTrack } from './SoloTrack';

/** Track or row at one side, what was drawn in the middle, what is left in the vault at the other side. */
function Strongroom({ children }: { children?: ReactNode }) {
  const { view } = useMatch<View>();
  const t = useText();
  const { drawn, row } = view.solo!;
  return (
    <div className="bs-vault">
      <div className="bs-vault-side">{hasTrack(view) ? <SoloTrack /> : null}</div>
      <div className="bs-vault-middle">
        {drawn.length > 0 && <DrawnNow title={t('board.solo.drawn')} />}
        {children}
        {row.length > 0 && <Row />}
      </div>
      <InTheVault />
    </div>
  );
}

function DrawnNow({ title }: { title: string }) {
  const { view } = useMatch<View>();
  return <Floor tokens={view.solo!.drawn} title={title} />;
}

/** The crew that carries the loot, with the tokens on each (Betray the Traitor). */
function Row() {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces(true);
  return (
    <section className="bs-row" aria-label={t('board.solo.row')}>
      <h3 className="bs-floor-title">{t('board.solo.row')}</h3>
      <ul>
        {view.solo!.row.map(({ card, tokens }) => {
          const counts = tally(tokens);
          return (
            <li key={card}>
              <Card face={faces.crew(card)} size="s" />
              <span className="bs-row-tokens">
                {VAULT_KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, (_, i) => <Token key={`${kind}-${i}`} face={faces.vault(kind)} size="s" help={faces.worth(kind)} />))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="bs-fact">{t('board.solo.traitors', { count: view.counts.solo?.traitors ?? 0 })}</p>
    </section>
  );
}

export function RobOrFleeAlone() {
  const { view } = useMatch<View>();
  const t = useText();
  const risk = sheetNow(view, ME, true).total - sheetNow(view, ME).total;
  return (
    <SoloFrame
      hint={t('board.solo.robHint', { amount: money(Math.max(0, risk)) })}
      controls={
        <>
          <MoveButton move="flee" kind="plain" size="l" />
          <MoveButton move="rob" size="l" />
        </>
      }
    >
      <Strongroom />
    </SoloFrame>
  );
}

/** Cops were drawn: send them back, bribe them, or let them come. */
export function BribeCops() {
  const { view, choices } = useMatch<View>();
  const t = useText();
  const cops = view.solo!.drawn.filter((kind) => kind === 'cops').length;
  const bribes = choices.filter(({ move }) => move === 'bribe');
  return (
    <SoloFrame
      hint={t('board.solo.copsHint', { count: cops })}
      controls={
        <>
          {bribes.map(({ args }) => {
            const { count, tokens } = args as { count: number; tokens: VaultKind[] };
            const paid = tokens.map((kind) => t(`vault.${kind}`)).join(' + ') || money(50 * count);
            return <MoveButton key={count} move="bribe" kind="plain" size="l" args={args}>{t('board.solo.bribe', { count, paid })}</MoveButton>;
          })}
          {choices.some(({ move }) => move === 'returnCops') && <MoveButton move="returnCops" size="l" />}
        </>
      }
    >
      <Strongroom />
    </SoloFrame>
  );
}

/** On whose card a Cops token goes. */
export function PlaceCops() {
  const { choices } = useMatch<View>();
  const t = useText();
  return (
    <SoloFrame
      controls={choices.map(({ args }) => <MoveButton key={String(args.type)} move="placeCop" kind="plain" args={args}>{t(`crew.${String(args.type) as Crew}`)}</MoveButton>)}
    >
      <Strongroom />
    </SoloFrame>
  );
}

const NONE = 'none';

interface Split {
  take: VaultKind | null | undefined;
  remove: VaultKind | null | undefined;
  type?: Crew | undefined;
}

/** Which token to take, which one leaves the game, and, where the crew carries the loot, who takes it. */
export function SplitTokens() {
  const { view } = useMatch<View>();
  const t = useText();
  const [plan, setPlan] = useOfStep<Split>({ take: undefined, remove: undefined });
  const { drawn } = view.solo!;
  const left = [...drawn];
  if (plan.take) left.splice(left.indexOf(plan.take), 1);
  const remove = left.length === 0 ? null : left.length === 1 && plan.take !== undefined ? left[0]! : plan.remove && left.includes(plan.remove) ? plan.remove : undefined;
  const spaces = plan.take ? scenarioOf(view).vault.spaces(view, plan.take) : null;
  const type = spaces === null ? undefined : spaces.length === 1 ? spaces[0] : plan.type;
  const ready = plan.take !== undefined && remove !== undefined && (spaces === null || type !== undefined);
  const why = plan.take === undefined ? t('board.solo.why.take') : remove === undefined ? t('board.solo.why.remove') : t('board.solo.why.carrier');
  return (
    <SoloFrame
      hint={plan.take === undefined ? undefined : t('board.solo.splitSum', { take: plan.take ?? NONE, remove: remove ?? NONE })}
      controls={
        <MoveButton move="split" size="l" args={ready ? { take: plan.take, remove, ...(type && { type }) } : {}} why={ready ? undefined : why}>
          {plan.take ? t('board.solo.take', { token: plan.take }) : plan.take === null ? t('board.solo.takeNothing') : t('move.split')}
        </MoveButton>
      }
    >
      <Strongroom>
        <Pick label={t('board.solo.pickTake')} kinds={[...new Set(drawn)]} value={plan.take} onChange={(take) => setPlan({ ...plan, take })} none={t('board.solo.nothing')} />
        {plan.take !== undefined && left.length > 1 && (
          <Pick label={t('board.solo.pickRemove')} kinds={[...new Set(left)]} value={remove} onChange={(kind) => setPlan({ ...plan, remove: kind })} />
        )}
        {spaces !== null && spaces.length > 1 && (
          <ChoiceGroup className="bs-types" label={t('board.solo.pickCarrier')} value={type ?? null} onChange={(id) => setPlan({ ...plan, type: id as Crew })}>
            <p className="bs-floor-title">{t('board.solo.pickCarrier')}</p>
            {spaces.map((crew) => <Choice key={crew} id={crew} label={t(`crew.${crew}`)} className="bs-type">{t(`crew.${crew}`)}</Choice>)}
          </ChoiceGroup>
        )}
      </Strongroom>
    </SoloFrame>
  );
}

interface PickProps {
  label: string;
  kinds: VaultKind[];
  value: VaultKind | null | undefined;
  onChange: (kind: VaultKind | null) => void;
  /** Offers to choose none of them. */
  none?: string;
}

function Pick({ label, kinds, value, onChange, none }: PickProps) {
  const t = useText();
  const faces = useFaces(true);
  return (
    <ChoiceGroup className="bs-types" label={label} value={value === null ? NONE : (value ?? null)} onChange={(id) => onChange(id === NONE ? null : (id as VaultKind))}>
      <p className="bs-floor-title">{label}</p>
      {kinds.map((kind) => (
        <Choice key={kind} id={kind} label={t(`vault.${kind}`)} className="bs-type">
          <Token face={faces.vault(kind)} size="m" /> {t(`vault.${kind}`)}
        </Choice>
      ))}
      {none !== undefined && <Choice id={NONE} label={none} className="bs-type">{none}</Choice>}
    </ChoiceGroup>
  );
}
