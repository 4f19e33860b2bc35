/**
 * Used for frequent statements: builds a statement once per database, and per `kind` if it has several, rather than with
 * every call. `make` returns the statement with placeholders and a unique name, using `.prepare(name)`.
 */
export function cachePrepared<Db extends object, Statement, Kind extends string = ''>(
  make: (db: Db, kind: Kind) => Statement,
): (db: Db, ...kind: Kind extends '' ? [] : [Kind]) => Statement {
  const made = new WeakMap<Db, Map<string, Statement>>();
  return (db, ...[kind = '']) => {
    const ofDb = made.get(db) ?? new Map<string, Statement>();
    made.set(db, ofDb);
    const statement = ofDb.get(kind) ?? make(db, kind as Kind);
    ofDb.set(kind, statement);
    return statement;
  };
}
