/** Phase `trade`: the token just drawn against one of the floor, with Con Man and Gun Man where they are (BS-210 to BS-237). */
import Swap from '~icons/lucide/arrow-left-right';
import { useMatch } from '../../../ui/kit';
import { MoveButton, Token } from '../../../ui/kit/board';
import { canUse } from '../abilities';
import type { VaultKind, View } from '../state';
import { CREW_LOOK, useFaces, useText } from './faces';
import { Frame } from './Frame';
import { Queue, StealButton } from './Heist';
import { useOfStep } from './use-of-step';
import { Floor, VaultTable } from './VaultTable';
import './Trade.css';

interface Deal {
  floor: number | null;
  give: VaultKind | null;
  steal: number | null;
}

const NO_DEAL: Deal = { floor: null, give: null, steal: null };

export function Trade() {
  const { view, seat } = useMatch<View>();
  const dealing = seat !== null && view.asked[seat] === 'deal';
  return dealing ? <Dealing seat={seat} /> : <Watching />;
}

/** The others see whose turn it is, and a Muscle may interrupt. */
function Watching() {
  const { view } = useMatch<View>();
  const t = useText();
  const [first] = view.queue;
  return (
    <Frame controls={<StealButton />}>
      <VaultTable held={first !== undefined && <Held seat={first} />}>
        <Queue seats={view.queue} title={t('board.queue')} />
      </VaultTable>
    </Frame>
  );
}

function Held({ seat, mine = false }: { seat: string; mine?: boolean }) {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces();
  const { held } = view.seats[seat]!;
  if (!held) return null;
  return (
    <div className="bs-held">
      <span className="bs-floor-title">{t(mine ? 'board.youDrew' : 'board.drewToken')}</span>
      <span className="bs-held-token">
        <Token face={faces.vault(held)} size="l" help={faces.worth(held)} />
        <strong>{t(`vault.${held}`)}</strong>
      </span>
      <Swap aria-hidden className="bs-held-swap" />
    </div>
  );
}

function Dealing({ seat }: { seat: string }) {
  const { view } = useMatch<View>();
  const t = useText();
  const [deal, setDeal] = useOfStep<Deal>(NO_DEAL);
  const held = view.seats[seat]!.held!;
  const given = deal.give ?? held;
  const taken = deal.floor === null ? null : view.floor[deal.floor]!;
  const swapped = view.floor.map((kind, i) => (i === deal.floor ? given : kind));
  const args = {
    floor: deal.floor ?? -1,
    ...(deal.give !== null && { give: deal.give }),
    ...(deal.steal !== null && { steal: deal.steal }),
  };
  return (
    <Frame
      hint={taken ? <Sum given={given} taken={taken} also={deal.steal === null ? null : swapped[deal.steal]!} kept={deal.give ? held : null} /> : t('board.tradeHint')}
      controls={
        <>
          <MoveButton move="keep" kind="plain" size="l">{t('board.keep', { token: held })}</MoveButton>
          <MoveButton move="trade" size="l" args={args} why={taken ? undefined : t('board.why.floor')}>
            {taken ? t('board.tradeFor', { token: taken }) : t('move.trade')}
          </MoveButton>
        </>
      }
    >
      <VaultTable
        held={<Held seat={seat} mine />}
        below={canUse(view, seat, 'gun') && taken && <GunMan deal={deal} floor={swapped} onChange={setDeal} />}
        floor={{ selected: deal.floor, onSelect: (floor) => setDeal({ ...deal, floor: floor === deal.floor ? null : floor, steal: null }), title: t('board.floorTrade') }}
      >
        <Queue seats={view.queue} title={t('board.queue')} />
        {canUse(view, seat, 'con') && <ConMan seat={seat} deal={deal} onChange={setDeal} />}
      </VaultTable>
    </Frame>
  );
}

/** What the deal comes to, in words. */
function Sum({ given, taken, also, kept }: { given: VaultKind; taken: VaultKind; also: VaultKind | null; kept: VaultKind | null }) {
  const t = useText();
  return (
    <>
      {t('board.dealSum', { given, taken })} {kept && t('board.dealKeeps', { token: kept })} {also && t('board.dealAlso', { token: also })}
    </>
  );
}

interface AbilityProps {
  deal: Deal;
  onChange: (deal: Deal) => void;
}

/** Con Man: give something of the loot instead of the token just drawn (BS-228). */
function ConMan({ seat, deal, onChange }: AbilityProps & { seat: string }) {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces();
  const loot = [...new Set(view.seats[seat]!.loot)];
  return (
    <section className="bs-special" aria-label={t('crew.con')}>
      <h4><span aria-hidden>{CREW_LOOK.con.icon}</span> {t('board.conTitle')}</h4>
      <div className="bs-special-tokens">
        {loot.map((kind) => (
          <Token
            key={kind}
            face={faces.vault(kind)}
            help={faces.worth(kind)}
            selected={deal.give === kind}
            onClick={() => onChange({ ...deal, give: deal.give === kind ? null : kind })}
          />
        ))}
        {loot.length === 0 && <p className="bs-fact">{t('board.noLoot')}</p>}
      </div>
    </section>
  );
}

/** Gun Man: one more token of the floor as it lies after the swap (BS-236, BS-237). */
function GunMan({ deal, floor, onChange }: AbilityProps & { floor: VaultKind[] }) {
  const t = useText();
  return (
    <section className="bs-special" aria-label={t('crew.gun')}>
      <h4><span aria-hidden>{CREW_LOOK.gun.icon}</span> {t('board.gunTitle')}</h4>
      <Floor
        tokens={floor}
        choice={{ selected: deal.steal, onSelect: (steal) => onChange({ ...deal, steal: steal === deal.steal ? null : steal }), title: t('board.gunFloor') }}
      />
    </section>
  );
}
