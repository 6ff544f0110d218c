/** The bosses at the table with all that lies open before them (BS-487). */
import Cards from '~icons/game-icons/poker-hand';
import Torch from '~icons/game-icons/flashlight';
import { Tooltip, useMatch } from '../../../ui/kit';
import { PlayerPanel, Strip, Token, TokenPile } from '../../../ui/kit/board';
import { tally } from '../../kit/zones';
import type { Seat } from '../../kit/types';
import { isExpert, typeOf } from '../content/crew';
import { VAULT_KINDS, type BossState, type Payout, type VaultKind, type View } from '../state';
import { Cash } from './Cash';
import { CREW_LOOK, useFaces, useText } from './faces';
import { Worth } from './Worth';
import './Players.css';

const SIMULTANEOUS = ['hire', 'assign', 'resolve', 'vault'];
const PAYOUTS: Payout[] = ['diamond', 'artifact', 'hardDrive'];

/** Own seat first, the others clockwise from it. */
function order(view: View, me: Seat | null): Seat[] {
  const seats = Object.keys(view.seats);
  const first = Math.max(0, seats.indexOf(me ?? '0'));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Whether the seat chooses in this phase together with others. */
function choosesNow({ seats, open }: View, phase: string, seat: Seat): boolean {
  if (!SIMULTANEOUS.includes(phase)) return false;
  if (phase === 'vault') return seats[seat]!.place === 'inside';
  if (phase === 'resolve') return seats[seat]!.joat > 0 && (open?.pile.some((laid) => laid.seat === seat) ?? false);
  return true;
}

export function Players() {
  const { view, ctx, seat: me } = useMatch<View>();
  const t = useText();
  return (
    <Strip label={t('board.bosses')} className="bs-players">
      {order(view, me).map((seat) => (
        <Boss key={seat} seat={seat} choosing={choosesNow(view, ctx.phase, seat)} />
      ))}
    </Strip>
  );
}

function Boss({ seat, choosing }: { seat: Seat; choosing: boolean }) {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const faces = useFaces();
  const boss = view.seats[seat]!;
  const picks = view.counts.picks[seat] ?? 0;
  const stamp =
    boss.place === 'busted' ? { text: t('place.busted'), tone: 'bad' as const }
    : boss.place === 'fled' ? { text: t('place.fled'), tone: 'good' as const }
    : undefined;
  return (
    <PlayerPanel
      seat={seat}
      role={boss.boss ? t(`boss.${boss.boss}`) : t('board.noBoss')}
      choosing={choosing}
      stamp={stamp}
      mark={view.marker === seat && <Marker />}
    >
      <div className="bs-goods">
        <Cash amount={boss.cash} />
        {PAYOUTS.filter((kind) => boss.payout[kind] > 0).map((kind) => (
          <TokenPile key={kind} face={faces.payout(kind)} count={boss.payout[kind]} help={faces.worth(kind)} />
        ))}
        {view.act === 1 && boss.joat > 0 && <TokenPile face={faces.joat()} count={boss.joat} help={t('board.joatHelp')} />}
        {ctx.phase === 'hire' && picks > 0 && <TokenPile face={{ icon: <Cards />, label: t('board.hired') }} count={picks} help={t('board.hiredHelp')} />}
        <Worth seat={seat} />
      </div>
      {view.act === 1 && boss.training.length > 0 && <Training boss={boss} />}
      {view.act === 2 && <ActTwo boss={boss} />}
    </PlayerPanel>
  );
}

/** The torch: who robs and trades first. */
export function Marker() {
  const t = useText();
  return (
    <Tooltip text={t('board.markerHelp')}>
      <span className="bs-marker" role="img" aria-label={t('thing.marker')}>
        <Torch />
      </span>
    </Tooltip>
  );
}

/** Experts that everybody has seen in training: how far an ability is. */
function Training({ boss }: { boss: BossState }) {
  const t = useText();
  const crew = typeOf(boss.training[0]!);
  const count = boss.training.filter(isExpert).length;
  return (
    <Tooltip text={t('board.trainingHelp', { crew, count })}>
      <span className="bs-ability">
        <span aria-hidden className="bs-ability-icon">{CREW_LOOK[crew].icon}</span>
        {t('board.training', { crew, count })}
      </span>
    </Tooltip>
  );
}

function ActTwo({ boss }: { boss: BossState }) {
  const t = useText();
  return (
    <div className="bs-act2">
      {boss.ability && (
        <Tooltip text={t(`ability.${boss.ability}`)}>
          <span className="bs-ability" data-used={boss.abilityUsed || undefined}>
            <span aria-hidden className="bs-ability-icon">{CREW_LOOK[boss.ability].icon}</span>
            {t(`crew.${boss.ability}`)}
            {boss.abilityUsed && ` · ${t('board.used')}`}
          </span>
        </Tooltip>
      )}
      {boss.place === 'inside' && <Bagged title={t('board.atRisk')} tokens={boss.loot} risk />}
      {boss.stash.length > 0 && <Bagged title={t('thing.stash')} tokens={boss.stash} />}
    </div>
  );
}

/** Vault tokens by kind: in the bag at the boss's feet, or carried out for good. */
function Bagged({ title, tokens, risk = false }: { title: string; tokens: VaultKind[]; risk?: boolean }) {
  const t = useText();
  const faces = useFaces();
  const counts = tally(tokens);
  return (
    <div className="bs-bagged" data-risk={risk || undefined}>
      <span className="bs-bagged-title">{title}</span>
      {tokens.length === 0 && <span className="bs-fact">{t('board.nothing')}</span>}
      {VAULT_KINDS.filter((kind) => counts[kind]).map((kind) =>
        counts[kind] === 1 ? (
          <Token key={kind} face={faces.vault(kind)} size="s" help={faces.worth(kind)} />
        ) : (
          <TokenPile key={kind} face={faces.vault(kind)} count={counts[kind]!} help={faces.worth(kind)} />
        ),
      )}
    </div>
  );
}
