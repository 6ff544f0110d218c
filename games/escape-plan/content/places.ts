/** The nine places with loot, their groups, the Escape Plan cards (EP-148, EP-149, EP-169) and the Inspector's cards (EP-273). */
import type { BusinessId, GroupId, PlaceId, PlanId, SafeHouseId } from '../state';

export const BUSINESSES = ['bar', 'gym', 'cinema', 'gallery', 'casino', 'restaurant'] as const satisfies readonly BusinessId[];
export const SAFE_HOUSES = ['safehouse1', 'safehouse2', 'safehouse3'] as const satisfies readonly SafeHouseId[];
export const PLACES: readonly PlaceId[] = [...BUSINESSES, ...SAFE_HOUSES];

export interface Group {
  id: GroupId;
  places: readonly PlaceId[];
  /** What the group's bonus is beside a disc. */
  other: 'loseNotorietyAndUnlock' | 'incomeAndUnlock';
}

export const GROUPS: readonly Group[] = [
  { id: 'businessA', places: ['bar', 'gym', 'cinema'], other: 'loseNotorietyAndUnlock' },
  { id: 'businessB', places: ['gallery', 'casino', 'restaurant'], other: 'loseNotorietyAndUnlock' },
  { id: 'safehouses', places: ['safehouse1', 'safehouse2', 'safehouse3'], other: 'incomeAndUnlock' },
];

export interface PlanCard {
  id: PlanId;
  /** Amounts by place; a place without one shows Income. */
  amounts: Readonly<Partial<Record<PlaceId, number>>>;
}

export const PLANS: readonly PlanCard[] = [
  { id: 'P1', amounts: { gym: 70, cinema: 80, casino: 90, restaurant: 60, safehouse2: 85, safehouse3: 65 } },
  { id: 'P2', amounts: { gym: 60, cinema: 90, gallery: 100, restaurant: 50, safehouse1: 70, safehouse3: 80 } },
  { id: 'P3', amounts: { gym: 50, cinema: 100, gallery: 75, casino: 75, safehouse1: 60, safehouse2: 90 } },
  { id: 'P4', amounts: { bar: 80, cinema: 70, casino: 65, restaurant: 85, safehouse1: 50, safehouse3: 100 } },
  { id: 'P5', amounts: { bar: 90, cinema: 60, gallery: 85, restaurant: 65, safehouse1: 80, safehouse2: 70 } },
  { id: 'P6', amounts: { bar: 100, cinema: 50, gallery: 70, casino: 80, safehouse2: 90, safehouse3: 60 } },
  { id: 'P7', amounts: { bar: 75, gym: 75, casino: 60, restaurant: 90, safehouse1: 100, safehouse2: 50 } },
  { id: 'P8', amounts: { bar: 65, gym: 85, gallery: 50, restaurant: 100, safehouse2: 75, safehouse3: 75 } },
  { id: 'P9', amounts: { bar: 85, gym: 65, gallery: 80, casino: 70, safehouse1: 65, safehouse3: 85 } },
];

const PLAN_BY_ID = new Map(PLANS.map((plan) => [plan.id, plan]));

export const planOf = (id: PlanId): PlanCard => PLAN_BY_ID.get(id)!;

/** The amount at a place, or nothing where the plan shows Income. */
export const amountAt = (id: PlanId, place: PlaceId): number | undefined => planOf(id).amounts[place];

export const groupOf = (place: PlaceId): Group => GROUPS.find(({ places }) => places.includes(place))!;

/** What the Inspector's cards name, one card each: the card's id is what it names. */
export const INSPECTOR_CARDS = [
  ...BUSINESSES, ...SAFE_HOUSES, 'exit1', 'exit2', 'exit3', 'clinic', 'church', 'hospital',
] as const;
