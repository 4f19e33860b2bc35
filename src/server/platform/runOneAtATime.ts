const running = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Does the work of one key, such as a person, one after the other, so that they never hold more than one connection.
 * `within` is what the keys belong to, such as a database. A failure doesn't stop what waits after it.
 */
export function runOneAtATime<T>(within: object, key: string, work: () => Promise<T>): Promise<T> {
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
