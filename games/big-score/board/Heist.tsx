/** Phases `vault`, `getaway` and `muscle`: fists, the Grease Man's grab, and whether a Muscle takes the marker. */
import Fist from '~icons/game-icons/fist';
import Run from '~icons/game-icons/run';
import { SeatEmblem, useMatch } from '../../../ui/kit';
import { CommitPanel, MoveButton, useNameOf } from '../../../ui/kit/board';
import { canUse } from '../abilities';
import type { View } from '../state';
import { money, useText } from './faces';
import { Frame } from './Frame';
import { Marker } from './Players';
import { RoundReport } from './RoundReport';
import { useOfStep } from './use-of-step';
import { VaultTable } from './VaultTable';
import { sheetNow } from './Worth';
import './Heist.css';

/** Rob or flee (BS-185). */
export function RobOrFlee() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [choice, setChoice] = useOfStep<string | null>(null);
  const commit = seat === null ? undefined : view.players[seat]?.commit;
  const inside = Object.keys(view.seats).filter((who) => view.seats[who]!.place === 'inside');
  const cops = view.counts.vault.cops ?? 0;
  const total = Object.values(view.counts.vault).reduce((sum, count) => sum + count, 0);
  const loot = seat === null ? 0 : sheetNow(view, seat, true).total - sheetNow(view, seat).total;
  const leaving = seat === null ? null : view.seats[seat]!.ability;
  const extra = leaving === 'driver' || leaving === 'grease' ? ` ${t(`board.leaving.${leaving}`)}` : '';
  const options = [
    { id: 'rob', label: t('choice.rob'), icon: <Fist />, help: t('board.robHelp', { cops, total }), tone: 'var(--c-brass)' },
    { id: 'flee', label: t('choice.flee'), icon: <Run />, help: t('board.fleeHelp', { amount: money(loot) }) + extra, tone: 'var(--c-green)' },
  ];
  return (
    <Frame
      controls={
        <>
          <StealButton />
          <MoveButton move="robOrFlee" size="l" args={{ choice: choice ?? '' }} why={choice === null ? t('board.why.choice') : undefined}>
            {choice === null ? t('move.robOrFlee') : t('board.holdOut', { what: t(`choice.${choice}`) })}
          </MoveButton>
        </>
      }
    >
      {view.vaultRound === 1 && <RoundReport />}
      <VaultTable>
        <CommitPanel title={t('board.fists')} options={options} value={commit?.kind === 'vault' ? commit.choice : choice} onChange={setChoice} seats={inside} />
      </VaultTable>
    </Frame>
  );
}

/** Only there for a Muscle that has not been used. */
export function StealButton() {
  const { view, seat } = useMatch<View>();
  if (seat === null || !canUse(view, seat, 'muscle')) return null;
  return <MoveButton move="stealMarker" kind="plain" size="l" />;
}

/** The Grease Man takes a token along (BS-234). */
export function Getaway() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [index, setIndex] = useOfStep<number | null>(null);
  const asked = seat !== null && Object.hasOwn(view.asked, seat);
  const token = index === null ? undefined : view.floor[index];
  return (
    <Frame
      controls={
        <MoveButton move="grabFloor" size="l" args={{ index: index ?? -1 }} why={index === null ? t('board.why.floor') : undefined}>
          {token ? t('board.grab', { token }) : t('move.grabFloor')}
        </MoveButton>
      }
    >
      <VaultTable floor={asked ? { selected: index, onSelect: setIndex, title: t('board.grabTitle') } : undefined} />
    </Frame>
  );
}

/** Does the Muscle take the marker before the trade (BS-241)? */
export function Muscle() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      hint={t('board.muscleHint')}
      controls={
        <>
          <MoveButton move="holdBack" kind="plain" size="l" />
          <MoveButton move="stealMarker" size="l" />
        </>
      }
    >
      <VaultTable>
        <Queue seats={clockwiseFromMarker(view)} title={t('board.queueIfNow')} />
      </VaultTable>
    </Frame>
  );
}

/** Who would trade, clockwise from the marker (BS-210). */
function clockwiseFromMarker({ seats, marker }: View): string[] {
  const all = Object.keys(seats);
  const at = all.indexOf(marker!);
  return [...all.slice(at), ...all.slice(0, at)].filter((seat) => seats[seat]!.place === 'inside' && seats[seat]!.held !== null);
}

/** Who trades after whom. */
export function Queue({ seats, title }: { seats: string[]; title: string }) {
  const { view } = useMatch<View>();
  const nameOf = useNameOf();
  return (
    <section className="bs-queue" aria-label={title}>
      <h3 className="bs-floor-title">{title}</h3>
      <ol>
        {seats.map((seat, i) => (
          <li key={seat} data-now={i === 0 || undefined}>
            <SeatEmblem seat={seat} size={28} /> {nameOf(seat)} {view.marker === seat && <Marker />}
          </li>
        ))}
      </ol>
    </section>
  );
}
