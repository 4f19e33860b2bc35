import isPlainObject from './isPlainObject';

/** The same once more, its lists and objects too; a file or what else is of a class, itself. */
// eslint-disable-next-line no-restricted-syntax -- As the library exports its own, in whose place it stands.
export default function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)])) as Value;
}
