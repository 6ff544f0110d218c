/** What lies on the table in Act II: the Cops Track, the Vault Floor, what is left in the vault, and how fists opened. */
import Badge from '~icons/game-icons/police-badge';
import Cuffs from '~icons/game-icons/handcuffs';
import Run from '~icons/game-icons/run';
import type { ReactNode } from 'react';
import { motion } from 'motion/react';
import { Panel, SeatEmblem, Tooltip, useMatch } from '../../../ui/kit';
import { Bag, Token, Track, useNameOf } from '../../../ui/kit/board';
import { COPS_TRACK } from '../content/numbers';
import { VAULT_COUNTS } from '../content/vault';
import { bustOnCops, spaceOfCops } from '../cops';
import { VAULT_KINDS, type VaultKind, type View } from '../state';
import { useFaces, useText } from './faces';
import { lastReveal } from './story';
import './VaultTable.css';

/** Which tokens of the floor can be chosen, and what happens then. */
export interface FloorChoice {
  selected: number | null;
  onSelect: (index: number) => void;
  title?: string;
}

interface VaultTableProps {
  floor?: FloorChoice | undefined;
  /** What is being traded against the floor. */
  held?: ReactNode;
  /** What comes on top of the trade. */
  below?: ReactNode;
  children?: ReactNode;
}

export function VaultTable({ floor, held, below, children }: VaultTableProps) {
  const { ctx } = useMatch();
  return (
    <div className="bs-vault">
      <div className="bs-vault-side">
        <CopsTrack />
        {ctx.phase === 'vault' && <Reveal />}
      </div>
      <div className="bs-vault-middle">
        {children}
        <div className="bs-deal">
          {held}
          <Floor {...(floor && { choice: floor })} />
        </div>
        {below}
        {ctx.phase !== 'vault' && <Reveal />}
      </div>
      <InTheVault />
    </div>
  );
}

function CopsTrack() {
  const { view } = useMatch<View>();
  const t = useText();
  const players = Object.keys(view.seats).length;
  const first = spaceOfCops(players, 1);
  const most = bustOnCops(players);
  const left = most - view.track;
  return (
    <Panel title={t('thing.copsTrack')} icon={<Badge />} className="bs-cops" data-hot={left <= 2 || undefined} aside={<strong>{view.track}/{most}</strong>}>
      <Track
        label={t('thing.copsTrack')}
        note={left > 0 ? t('board.copsLeft', { count: left }) : t('board.copsHere')}
        spaces={COPS_TRACK.map((space, i) => {
          const filled = i >= first && i - first < view.track;
          return {
            id: space,
            print: space === 'busted' ? <Cuffs /> : space === 'blank' ? '' : space,
            label: t(filled ? 'board.spaceFilled' : 'board.space', { space: space === 'busted' ? t('place.busted') : space === 'blank' ? '–' : space }),
            unused: i < first,
            ...(space === 'busted' && { end: 'danger' as const }),
            ...(filled && { piece: <CopsPiece /> }),
          };
        })}
      />
    </Panel>
  );
}

const CopsPiece = () => (
  <span className="bs-cops-piece">
    <Badge />
  </span>
);

/** The tokens that lie open, to be traded for. */
export function Floor({ choice, tokens, title }: { choice?: FloorChoice; tokens?: readonly VaultKind[]; title?: string }) {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces();
  const floor = tokens ?? view.floor;
  const name = choice?.title ?? title ?? t('thing.floor');
  return (
    <section className="bs-floor" aria-label={name}>
      <h3 className="bs-floor-title">{name}</h3>
      <div className="bs-floor-tokens" {...(choice && { role: 'group' })}>
        {floor.map((kind, i) => (
          <span className="bs-plate" key={`${kind}-${i}`}>
            <Token
              face={faces.vault(kind)}
              size="l"
              help={faces.worth(kind)}
              {...(choice && { onClick: () => choice.onSelect(i), selected: choice.selected === i })}
            />
            <span className="bs-plate-name">{t(`vault.${kind}`)}</span>
          </span>
        ))}
        {floor.length === 0 && <p className="bs-fact">{t('board.floorEmpty')}</p>}
      </div>
    </section>
  );
}

/** Tokens still in the bag, kind by kind, and the chance of Cops. */
export function InTheVault() {
  const { view } = useMatch<View>();
  const t = useText();
  const faces = useFaces();
  const total = Object.values(view.counts.vault).reduce((sum, count) => sum + count, 0);
  const cops = view.counts.vault.cops ?? 0;
  const share = total === 0 ? 0 : Math.round((100 * cops) / total);
  return (
    <Panel title={t('board.inVault')} className="bs-bank" aside={<strong>{t('board.tokensLeft', { count: total })}</strong>}>
      <VaultDoor />
      <p className="bs-odds">
        <span className="bs-odds-bar" aria-hidden><span style={{ width: `${share}%` }} /></span>
        {t('board.odds', { cops, total, share })}
      </p>
      <Bag
        label={t('board.inVault')}
        rows={VAULT_KINDS.map((kind) => ({ id: kind, face: faces.vault(kind), count: view.counts.vault[kind] ?? 0, of: VAULT_COUNTS[kind] }))}
      />
    </Panel>
  );
}

/** The round door of Centennial City Bank, for the eye only. */
const VaultDoor = () => (
  <svg className="bs-door" viewBox="0 0 200 200" aria-hidden>
    <defs>
      <radialGradient id="bs-steel" cx="38%" cy="30%" r="80%">
        <stop offset="0" stopColor="#dfe5ea" />
        <stop offset=".5" stopColor="#95a0ac" />
        <stop offset="1" stopColor="#505a66" />
      </radialGradient>
    </defs>
    <circle cx="100" cy="100" r="97" fill="#343c48" />
    <circle cx="100" cy="100" r="88" fill="url(#bs-steel)" />
    {Array.from({ length: 12 }, (_, i) => (
      <circle key={i} cx="100" cy="21" r="5" fill="#39414d" transform={`rotate(${i * 30} 100 100)`} />
    ))}
    <circle cx="100" cy="100" r="60" fill="none" stroke="#39414d" strokeWidth="3" />
    <g className="bs-door-wheel" stroke="#2a313c" strokeWidth="9" strokeLinecap="round">
      {[0, 60, 120].map((turn) => (
        <line key={turn} x1="52" y1="100" x2="148" y2="100" transform={`rotate(${turn} 100 100)`} />
      ))}
      <circle cx="100" cy="100" r="34" fill="none" />
      <circle cx="100" cy="100" r="13" fill="#c8a04a" strokeWidth="4" />
    </g>
  </svg>
);

/** All fists open together. */
const OPENING = { initial: { scale: 0.2, opacity: 0 }, animate: { scale: 1, opacity: 1 } };

/** How all fists opened the last time. */
export function Reveal() {
  const { view, log, ctx } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const faces = useFaces();
  const reveal = lastReveal(log);
  if (!reveal) return null;
  const fled = Object.keys(reveal.choices).filter((seat) => reveal.choices[seat] === 'flee');
  const over = ctx.gameover !== undefined;
  const before = ctx.phase === 'vault' && reveal.round < view.vaultRound;
  return (
    <section className="bs-reveal" aria-label={t('board.fistsOpened')}>
      <h3 className="bs-floor-title">{t(over ? 'board.fistsEnd' : before ? 'board.fistsBefore' : 'board.fistsOpened')}</h3>
      <ul>
        {reveal.drawn.map(({ seat, token }) => (
          <motion.li key={`${reveal.round}-${seat}`} {...OPENING}>
            <SeatEmblem seat={seat} name={nameOf(seat)} size={26} />
            {token ? <Token face={faces.vault(token)} size="m" help={faces.worth(token)} /> : <span className="bs-fact">{t('board.nothing')}</span>}
          </motion.li>
        ))}
        {fled.map((seat) => (
          <motion.li key={`${reveal.round}-${seat}`} {...OPENING}>
            <SeatEmblem seat={seat} name={nameOf(seat)} size={26} />
            <Tooltip text={t('place.fled')}>
              <span className="bs-fled" role="img" aria-label={t('place.fled')}><Run /></span>
            </Tooltip>
          </motion.li>
        ))}
      </ul>
    </section>
  );
}
