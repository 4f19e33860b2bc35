/**
 * Used for frequent statements: builds a statement once per database rather than with every call. `make` returns the
 * statement with placeholders and a unique name, using `.prepare(name)`.
 */
export function cachePrepared<Db extends object, Statement>(make: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? make(db);
    made.set(db, statement);
    return statement;
  };
}
