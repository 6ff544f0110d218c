/** Crypto Currency: four unlocked Hard Drives, with a Gold Bar that can be drive or key (BS-370 to BS-375). */
import { VALUES } from '../../content/numbers';
import type { BossState, Score } from '../../state';
import { BASIC, type Scenario } from '../scenario';

/** The Gold Bar makes up for one drive or key that is missing, and is then worth nothing itself. */
function withGold(sheet: Score, { stash }: BossState): Score {
  const { drives, keys, pairs } = sheet.drives;
  if (!stash.includes('gold') || drives === keys) return sheet;
  return {
    ...sheet,
    drives: { ...sheet.drives, pairs: pairs + 1, value: sheet.drives.value + VALUES.unlockedDrive },
    bars: sheet.bars - VALUES.gold,
    total: sheet.total + VALUES.unlockedDrive - VALUES.gold,
  };
}

export const cryptoCurrency: Scenario = {
  ...BASIC,
  id: 'crypto-currency',
  goals: [{ what: 'unlockedDrives', least: 4 }],
  surelyIn: ({ tokens }) => tokens.includes('hardDrive'),
  keySendsCopsBack: true,
  recount: withGold,
};
