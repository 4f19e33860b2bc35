const running = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Works for each key, a person for example, on one thing after the other: however much they ask for at once, it holds one
 * connection. `within` is what the keys belong to, such as a database. What fails holds up nothing.
 */
export function oneAtATime<T>(within: object, key: string, work: () => Promise<T>): Promise<T> {
  const last = running.get(within) ?? new Map<string, Promise<unknown>>();
  running.set(within, last);
  const before = last.get(key) ?? Promise.resolve();
  const done = before.then(work, work);
  last.set(key, done);
  const forget = () => {
    if (last.get(key) === done) last.delete(key);
  };
  done.then(forget, forget);
  return done;
}
