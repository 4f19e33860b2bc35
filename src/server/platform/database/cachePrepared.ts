/**
 * Used for frequent statements: builds a statement once per database, and once for each `kind` of it, rather than with
 * every call. `make` returns the statement with placeholders and a unique name, using `.prepare(name)`.
 */
export function cachePrepared<Db extends object, Kind extends string[], Statement>(
  make: (db: Db, ...kind: Kind) => Statement,
): (db: Db, ...kind: Kind) => Statement {
  const made = new WeakMap<Db, Map<string, Statement>>();
  return (db, ...kind) => {
    const ofDb = made.get(db) ?? new Map<string, Statement>();
    made.set(db, ofDb);
    const key = kind.join();
    const statement = ofDb.get(key) ?? make(db, ...kind);
    ofDb.set(key, statement);
    return statement;
  };
}
