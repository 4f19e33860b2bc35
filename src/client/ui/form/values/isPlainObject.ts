/** Whether it is an object of entries alone: no list, no instance of a class. */
// eslint-disable-next-line no-restricted-syntax -- As the library exports its own, in whose place it stands.
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
