/** How the things of The Glasgow Train Robbery look. Colours of skill differ by pattern and letter too, never by colour alone. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Hideout from '~icons/game-icons/barrel';
import Balaclava from '~icons/game-icons/balaclava';
import Battery from '~icons/game-icons/battery-pack';
import Church from '~icons/game-icons/church';
import Tractor from '~icons/game-icons/farm-tractor';
import Footsteps from '~icons/game-icons/footsteps';
import GasPump from '~icons/game-icons/gas-pump';
import Gloves from '~icons/game-icons/gloves';
import Dice from '~icons/game-icons/perspective-dice-six';
import Railway from '~icons/game-icons/railway';
import Revolver from '~icons/game-icons/revolver';
import Rope from '~icons/game-icons/rope-coil';
import Sea from '~icons/game-icons/at-sea';
import Bridge from '~icons/game-icons/stone-bridge';
import Stones from '~icons/game-icons/stone-pile';
import Bag from '~icons/game-icons/swap-bag';
import Talk from '~icons/game-icons/talk';
import Signal from '~icons/game-icons/traffic-lights-red';
import Walkie from '~icons/game-icons/walkie-talkie';
import Windmill from '~icons/game-icons/windmill';
import Print from '~icons/lucide/fingerprint-pattern';
import Bolt from '~icons/lucide/zap';
import type { Pattern, TokenFace } from '../../../ui/kit/board';
import { characterOf } from '../content/characters';
import type { Section } from '../content/actions';
import { colourOf } from '../content/tools';
import { manifest } from '../manifest';
import type { AreaId, CharacterId, Colour, Token, Tool } from '../state';

/** `fill`: on tokens and cards, ink stands on it. `deep`: emblems, white stands on it. */
export const COLOUR_LOOK: Record<Colour, { fill: string; deep: string; pattern: Pattern }> = {
  grey: { fill: '#b3bac4', deep: '#565e6b', pattern: 'dots' },
  blue: { fill: '#86b4e6', deep: '#2457a0', pattern: 'lines' },
  red: { fill: '#e58f82', deep: '#a32a20', pattern: 'checks' },
};
export const PRINT_TONE = '#e9d36b';

const TOKEN_ICONS: Record<Token, ReactNode> = {
  gloves: <Gloves />, balaclava: <Balaclava />, battery: <Battery />, walkie: <Walkie />, gun: <Revolver />, rope: <Rope />, fingerprint: <Print />,
};
export const tokenIcon = (token: Token): ReactNode => TOKEN_ICONS[token];

const AREA_ICONS: Record<AreaId, ReactNode> = {
  depot: <Railway />, tractor: <Tractor />, 'gas-station': <GasPump />, lake: <Sea />, windmill: <Windmill />,
  church: <Church />, quarry: <Stones />, 'signal-box': <Signal />, bridge: <Bridge />,
};
export const areaIcon = (area: AreaId): ReactNode => AREA_ICONS[area];

export type SectionKind = Section['kind'] | 'event';
const SECTION_ICONS: Record<SectionKind, ReactNode> = {
  talk: <Talk />, move: <Footsteps />, tokens: <Bag />, hideout: <Hideout />, event: <Bolt />,
};
export const sectionIcon = (kind: SectionKind): ReactNode => SECTION_ICONS[kind];
export const diceIcon: ReactNode = <Dice />;

/** What is printed on a character: the first letter of its name, each of which stands for one only. */
export const letterOf = (character: CharacterId): string => character[0]!.toUpperCase();
export const colourOfCard = (character: CharacterId): Colour => characterOf(character).colour;

/** The game's texts; keys of the board's own are below `board.`. */
export const useText = () => useTranslation(manifest.id).t;
export type Text = ReturnType<typeof useText>;

export const toneOf = (token: Token): string => (token === 'fingerprint' ? PRINT_TONE : COLOUR_LOOK[colourOf(token)].fill);

/** Tools and fingerprints as tokens, named in the reader's language. */
export function useTokenFace(): (token: Token) => TokenFace {
  const t = useText();
  return (token) => ({
    label: t(`token.${token}`),
    icon: TOKEN_ICONS[token],
    tone: toneOf(token),
    shape: token === 'fingerprint' ? 'round' : 'tile',
  });
}

/** Tools of a need, one entry for each: `['gun', 'gun', 'rope']`. */
export const listed = (needs: Readonly<Partial<Record<Tool, number>>>): Tool[] =>
  (Object.entries(needs) as [Tool, number][]).flatMap(([tool, count]) => Array<Tool>(count).fill(tool));
