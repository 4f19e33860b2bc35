const running = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs the tasks of a key, such as a person, one after another, so that a key never holds more than one connection.
 * `within` is the object to which the keys belong, such as a database. A failure doesn't stop the tasks that wait after
 * it.
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
