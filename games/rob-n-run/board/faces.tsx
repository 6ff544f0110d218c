/** How the things of Rob 'n Run look. Tools differ by icon, pattern and name; alarms by symbol and name; never by colour alone. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Acid from '~icons/game-icons/acid';
import Bubble from '~icons/game-icons/chat-bubble';
import Plane from '~icons/game-icons/commercial-airplane';
import Dynamite from '~icons/game-icons/dynamite';
import Flashlight from '~icons/game-icons/flashlight';
import Gold from '~icons/game-icons/gold-bar';
import Museum from '~icons/game-icons/greek-temple';
import Bag from '~icons/game-icons/gym-bag';
import Hand from '~icons/game-icons/hand';
import Pass from '~icons/game-icons/id-card';
import Officer from '~icons/game-icons/police-officer-head';
import Cards from '~icons/game-icons/poker-hand';
import Ram from '~icons/game-icons/siege-ram';
import Spy from '~icons/game-icons/spy';
import Safe from '~icons/game-icons/strongbox';
import Toolbox from '~icons/game-icons/toolbox';
import Car from '~icons/lucide/car-front';
import Drill from '~icons/lucide/drill';
import Bank from '~icons/lucide/landmark';
import Siren from '~icons/lucide/siren';
import Stethoscope from '~icons/lucide/stethoscope';
import type { CardFace, Pattern, TokenFace } from '../../../ui/kit/board';
import { manifest } from '../manifest';
import type { Alarm, BuildingKind, Card, SafeClass } from '../state';

interface CardLook {
  icon: ReactNode;
  tone: string;
  pattern: Pattern;
}

const CARD_LOOKS: Readonly<Record<Card, CardLook>> = {
  dynamite: { icon: <Dynamite />, tone: '#e7a08c', pattern: 'stripes' },
  ram: { icon: <Ram />, tone: '#d3b184', pattern: 'lines' },
  jackhammer: { icon: <Drill />, tone: '#eec766', pattern: 'chevrons' },
  torch: { icon: <Flashlight />, tone: '#efe28f', pattern: 'plain' },
  idcard: { icon: <Pass />, tone: '#a3c4ea', pattern: 'checks' },
  stethoscope: { icon: <Stethoscope />, tone: '#d5b3de', pattern: 'grid' },
  acid: { icon: <Acid />, tone: '#a9d6a1', pattern: 'dots' },
  bag: { icon: <Bag />, tone: '#bfc4cc', pattern: 'plain' },
};

export const cardIcon = (card: Card): ReactNode => CARD_LOOKS[card].icon;
export const cardTone = (card: Card): string => CARD_LOOKS[card].tone;

/** `fill` carries ink. */
export const ALARM_LOOKS: Readonly<Record<Alarm, { icon: ReactNode; fill: string }>> = {
  yellow: { icon: <Bubble />, fill: '#f3c63c' },
  green: { icon: <Hand />, fill: '#6fbf95' },
  white: { icon: <Toolbox />, fill: '#fdfaf2' },
  red: { icon: <Siren />, fill: '#ee8069' },
};

const KIND_ICONS: Readonly<Record<BuildingKind, ReactNode>> = { bank: <Bank />, museum: <Museum />, casino: <Cards /> };
export const kindIcon = (kind: BuildingKind): ReactNode => KIND_ICONS[kind];

export const carIcon: ReactNode = <Car />;
export const officerIcon: ReactNode = <Officer />;
export const planeIcon: ReactNode = <Plane />;
export const goldIcon: ReactNode = <Gold />;
export const safeIcon: ReactNode = <Safe />;
export const spyIcon: ReactNode = <Spy />;

const ROMAN: Readonly<Record<SafeClass, string>> = { 1: 'I', 2: 'II', 3: 'III' };
/** What is printed on the back of a safe. */
export const printOfClass = (safeClass: SafeClass): string => ROMAN[safeClass];

/** The game's texts; keys of the board's own are below `board.`. */
export const useText = () => useTranslation(manifest.id).t;
export type Text = ReturnType<typeof useText>;

/** Cards named in the reader's language, with their number in the hand. */
export function useCardFace(): (card: Card, count: number) => CardFace {
  const t = useText();
  return (card, count) => ({
    title: t(`board.print.${card}`), ...CARD_LOOKS[card],
    // With the hyphens of the print: what is seen has to be in what is said.
    spoken: `${t(`board.print.${card}`)}, ${t('board.count', { count })}`,
  });
}

export function useTokenFace(): (card: Card) => TokenFace {
  const t = useText();
  return (card) => ({ label: t(`card.${card}`), icon: CARD_LOOKS[card].icon, tone: CARD_LOOKS[card].tone, shape: 'tile' });
}
