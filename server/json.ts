/** Whether a value is what JSON can carry, so that what is stored is what was played (hazard 36). */

/** One walk over plain objects, arrays and primitives. An `undefined` property is fine: it is absent either way. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isJson);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return false;
  return Object.values(value).every((part) => part === undefined || isJson(part));
}
