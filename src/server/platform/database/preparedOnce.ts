/**
 * For a statement that is asked often: it is put together once for each database, not with every call. `make` gives it
 * with placeholders, by `.prepare(name)`; the name is the statement's own.
 */
export function preparedOnce<Db extends object, Statement>(make: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = made.get(db) ?? make(db);
    made.set(db, statement);
    return statement;
  };
}
