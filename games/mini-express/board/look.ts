/** How companies look: a colour, a hatching and a letter each, so that nobody needs the colour. */
import { useTranslation } from 'react-i18next';
import type { Company } from '../companies';
import { manifest } from '../manifest';

/** `fill` with `ink` on it; `hatch` is drawn over the fill in `line`. */
export const LOOK: Record<Company, { fill: string; ink: string; line: string; letter: string }> = {
  brown: { fill: '#7a4526', ink: '#fff6ec', line: '#5a2f16', letter: 'B' },
  grey: { fill: '#a4aeba', ink: '#12151d', line: '#7d8896', letter: 'G' },
  orange: { fill: '#ee9636', ink: '#12151d', line: '#c87718', letter: 'O' },
  white: { fill: '#fffdf6', ink: '#12151d', line: '#d3c9ae', letter: 'W' },
};

/** The game's texts; keys of the board's own are below `board.`. */
export const useText = () => useTranslation(manifest.id).t;
export type Text = ReturnType<typeof useText>;
