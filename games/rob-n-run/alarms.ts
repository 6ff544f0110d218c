/** The four alarms of the police station (RR-130 to RR-135). */
import { ALARM_SETS } from './content/numbers';
import { STATION } from './content/station';
import type { Alarm, Open } from './state';

type Station = Pick<Open, 'numPlayers' | 'levels'>;

/** What a level of an alarm means at a table of so many. */
export const valueAt = (numPlayers: number, alarm: Alarm, level: number): number => STATION[numPlayers]![alarm][level]!;

/** What an alarm's level means now: open hints, hand size, cards in the middle, or wrong cards allowed. */
export const valueOf = ({ numPlayers, levels }: Station, alarm: Alarm): number => valueAt(numPlayers, alarm, levels[alarm]);

/** All four values by what they set. */
export const alarmValues = (station: Station) =>
  Object.fromEntries(Object.entries(ALARM_SETS).map(([alarm, sets]) => [sets, valueOf(station, alarm as Alarm)])) as
    Record<(typeof ALARM_SETS)[Alarm], number>;
