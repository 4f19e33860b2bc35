/** Whether the database failed with this SQLSTATE, even if the error is wrapped. */
export const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === state || hasSqlState(error.cause, state));

/** Whether the database failed with any SQLSTATE of a class (its first two characters). */
export const hasSqlStateClass = (error: unknown, stateClass: string): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && code.startsWith(stateClass)) || hasSqlStateClass(error.cause, stateClass);
};

/** A unique value already exists. */
export const UNIQUE_VIOLATION = '23505';
/** Another row still refers to the row. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** The statement was cancelled, by a timeout or on request. */
export const QUERY_CANCELED = '57014';

/** A write on a replica, or on a server set to read only. */
export const READ_ONLY_TRANSACTION = '25006';

/** Two transactions waited for each other, or could not be serialised, so one was rolled back. */
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** Whether the same transaction may succeed on a retry. */
export const isTransientConflict = (error: unknown): boolean =>
  hasSqlState(error, DEADLOCK) || hasSqlState(error, SERIALIZATION_FAILURE);
