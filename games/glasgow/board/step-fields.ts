/** The steps of events, chosen field by field; every effect names other fields, but each only in one order. */
import type { EventStep } from '../state';

export type Field = keyof EventStep;

const ORDER: readonly Field[] = ['from', 'character', 'token', 'tool', 'to', 'room', 'plan', 'space', 'card'];

const isIn = (part: EventStep, step: EventStep): boolean =>
  (Object.keys(part) as Field[]).every((field) => part[field] === step[field]);

export interface NextField {
  field: Field;
  /** The values that some legal step has here, each once. */
  values: (string | number)[];
}

/** What is to be chosen next when `part` is chosen; nothing if a step is complete. */
export function nextField(steps: readonly EventStep[], part: EventStep): NextField | null {
  const left = steps.filter((step) => isIn(part, step));
  const field = ORDER.find((one) => part[one] === undefined && left.some((step) => step[one] !== undefined));
  if (field === undefined) return null;
  return { field, values: [...new Set(left.flatMap((step) => step[field] ?? []))] };
}
