/** The 5 Magic Paintings: five Artifacts and half a million in cash; nothing else turns into money (BS-360, BS-361). */
import type { Score } from '../../state';
import { BASIC, type Scenario } from '../scenario';

/** Only cash is worth anything: bars, jewels and drives are not sold, the paintings are kept. */
const cashOnly = (sheet: Score): Score => ({
  ...sheet,
  diamonds: { ...sheet.diamonds, value: 0 },
  artifacts: { ...sheet.artifacts, value: 0 },
  drives: { ...sheet.drives, value: 0 },
  bars: 0,
  total: sheet.tieCash,
});

export const magicPaintings: Scenario = {
  ...BASIC,
  id: 'magic-paintings',
  goals: [{ what: 'artifacts', least: 5 }, { what: 'cash', least: 500 }],
  recount: cashOnly,
};
