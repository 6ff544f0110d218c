/** How the things of The Big Score look: crew, goods, bosses. Crew types differ by icon, code and pattern, not by colour alone. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Amphora from '~icons/game-icons/amphora';
import Banknote from '~icons/game-icons/banknote';
import Biceps from '~icons/game-icons/biceps';
import Briefcase from '~icons/game-icons/briefcase';
import BullHorns from '~icons/game-icons/bull-horns';
import Contortionist from '~icons/game-icons/contortionist';
import Diamond from '~icons/game-icons/cut-diamond';
import Mask from '~icons/game-icons/domino-mask';
import Dragon from '~icons/game-icons/dragon-head';
import GoldBar from '~icons/game-icons/gold-bar';
import Heel from '~icons/game-icons/high-heel';
import Laptop from '~icons/game-icons/laptop';
import MetalBar from '~icons/game-icons/metal-bar';
import MuscleUp from '~icons/game-icons/muscle-up';
import Badge from '~icons/game-icons/police-badge';
import Revolver from '~icons/game-icons/revolver';
import Snake from '~icons/game-icons/snake';
import Wheel from '~icons/game-icons/steering-wheel';
import Knife from '~icons/game-icons/swiss-army-knife';
import UsbKey from '~icons/game-icons/usb-key';
import HardDrive from '~icons/lucide/hard-drive';
import type { CardFace, Pattern, TokenFace } from '../../../ui/kit/board';
import { isExpert, typeOf } from '../content/crew';
import type { Item } from '../content/bosses';
import { VAULT_CASH } from '../content/vault';
import { manifest } from '../manifest';
import type { BossId, CardId, Crew, Payout, VaultKind } from '../state';

export const CREW_LOOK: Record<Crew, { icon: ReactNode; tone: string; pattern: Pattern }> = {
  con: { icon: <Mask />, tone: '#b79ad6', pattern: 'stripes' },
  driver: { icon: <Wheel />, tone: '#79b5dd', pattern: 'checks' },
  grease: { icon: <Contortionist />, tone: '#dcb65c', pattern: 'dots' },
  gun: { icon: <Revolver />, tone: '#dc8f77', pattern: 'lines' },
  hacker: { icon: <Laptop />, tone: '#74bfa4', pattern: 'grid' },
  muscle: { icon: <Biceps />, tone: '#beb6a6', pattern: 'chevrons' },
};

const BOSS_ICONS: Record<string, ReactNode> = {
  dragon: <Dragon />, 'le-femme': <Heel />, bull: <BullHorns />, mamba: <Snake />, brute: <MuscleUp />, broker: <Briefcase />,
};
export const bossIcon = (boss: BossId): ReactNode => BOSS_ICONS[boss];

export const NOTE = '#8fbf95';
const PAYOUT_LOOK: Record<Payout, Omit<TokenFace, 'label'>> = {
  artifact: { icon: <Amphora />, tone: '#d79a6a', shape: 'tile' },
  diamond: { icon: <Diamond />, tone: '#9fd3e6', shape: 'tile' },
  hardDrive: { icon: <HardDrive />, tone: '#c9857c', shape: 'tile' },
};
const VAULT_LOOK: Record<VaultKind, Omit<TokenFace, 'label'>> = {
  cash20: { icon: <Banknote />, print: '20', tone: NOTE },
  cash30: { icon: <Banknote />, print: '30', tone: NOTE },
  cash50: { icon: <Banknote />, print: '50', tone: NOTE },
  cash100: { icon: <Banknote />, print: '100', tone: NOTE },
  silver: { icon: <MetalBar />, tone: '#c4ccd6' },
  gold: { icon: <GoldBar />, tone: '#e6bf4b' },
  key: { icon: <UsbKey />, tone: '#a9b8e8' },
  artifact: { icon: <Amphora />, tone: '#d79a6a' },
  diamond: { icon: <Diamond />, tone: '#9fd3e6' },
  cops: { icon: <Badge />, tone: '#6f9fe0' },
};

/** `$200K` */
export const money = (thousands: number): string => `${thousands < 0 ? '−' : ''}$${Math.abs(thousands)}K`;

/** The game's texts; keys of the board's own are below `board.`. */
export const useText = () => useTranslation(manifest.id).t;

/** Faces with their names in the reader's language. `simple`: stars mean nothing and are left out. */
export function useFaces(simple = false) {
  const t = useText();
  return {
    crew: (card: CardId): CardFace => {
      const type = typeOf(card);
      return {
        ...CREW_LOOK[type],
        // Long names know where they may break.
        title: t(`board.crewTitle.${type}`),
        spoken: t(`crew.${type}`),
        code: t(`crewShort.${type}`),
        ...(isExpert(card) && !simple && { star: t('thing.expert') }),
      };
    },
    payout: (kind: Payout): TokenFace => ({ ...PAYOUT_LOOK[kind], label: t(`payout.${kind}`) }),
    vault: (kind: VaultKind): TokenFace => ({ ...VAULT_LOOK[kind], label: t(`vault.${kind}`) }),
    cash: (amount: number): TokenFace => ({ tone: NOTE, shape: 'note', print: money(amount), label: t('board.cash', { amount: money(amount) }) }),
    joat: (): TokenFace => ({ icon: <Knife />, tone: '#cbb27a', shape: 'tile', label: t('thing.joat', { count: 1 }) }),
    item: (item: Item): TokenFace =>
      item.kind === 'cash'
        ? { tone: NOTE, shape: 'note', print: money(item.amount), label: t('board.cash', { amount: money(item.amount) }) }
        : { ...PAYOUT_LOOK[item.kind], label: t(`payout.${item.kind}`) },
    /** What one of a kind is worth, in a line. */
    worth: (kind: Payout | VaultKind): string => {
      const cash = VAULT_CASH[kind as VaultKind];
      return cash === undefined ? t(`board.worth.${kind}`) : t('board.worth.cash', { amount: money(cash) });
    },
  };
}
