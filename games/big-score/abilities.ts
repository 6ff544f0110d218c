/** Expert abilities: who has one that can still be used, and why not (BS-225). */
import { refusal } from '../kit/move';
import type { Refusal, Seat } from '../kit/types';
import type { BigScore, Crew } from './state';

type Seated = Pick<BigScore, 'seats'>;

/** Whether a seat has this ability and has not used it. */
export function canUse({ seats }: Seated, seat: Seat, crew: Crew): boolean {
  const { ability, abilityUsed } = seats[seat]!;
  return ability === crew && !abilityUsed;
}

/** Why a seat cannot use this ability; `rule` is where it is explained. */
export function refuseAbility({ seats }: Seated, seat: Seat, crew: Crew, rule: string): Refusal | undefined {
  const { ability, abilityUsed } = seats[seat]!;
  if (ability !== crew) return refusal('no-ability', rule, { crew });
  return abilityUsed ? refusal('ability-used', 'BS-225', { crew }) : undefined;
}
