export const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === state || hasSqlState(error.cause, state));

export const hasSqlStateClass = (error: unknown, stateClass: string): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && code.startsWith(stateClass)) || hasSqlStateClass(error.cause, stateClass);
};

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

export const QUERY_CANCELED = '57014';

export const READ_ONLY_TRANSACTION = '25006';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

export const isTransientConflict = (error: unknown): boolean =>
  hasSqlState(error, DEADLOCK) || hasSqlState(error, SERIALIZATION_FAILURE);
