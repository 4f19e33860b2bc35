/** The same once more, with the same parts; what is no object, itself. */
// eslint-disable-next-line no-restricted-syntax -- As the library exports its own, in whose place it stands.
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as object, value);
}
