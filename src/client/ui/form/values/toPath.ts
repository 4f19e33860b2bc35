/** The keys that lead to a value: of `days[0].time` `days`, `0` and `time`. What is a list already stays as it is. */
// eslint-disable-next-line no-restricted-syntax -- As the library exports its own, in whose place it stands.
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
}
