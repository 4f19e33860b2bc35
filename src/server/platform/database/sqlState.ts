/** Whether the database refused with this SQLSTATE, however often the error was wrapped since. */
export const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === state || hasSqlState(error.cause, state));

/** The same of any state of a class, which is its first two characters. */
export const hasSqlStateClass = (error: unknown, stateClass: string): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && code.startsWith(stateClass)) || hasSqlStateClass(error.cause, stateClass);
};

/** What must be there once is there already. */
export const UNIQUE_VIOLATION = '23505';
/** Something else still refers to the row. */
export const FOREIGN_KEY_VIOLATION = '23503';
