import type { Problem } from '../../contract/entities.gen';

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';
}

/** The server's problem (RFC 9457) in the error of a query or mutation; undefined when it never answered, or not in that form. */
export function problemOf(error: unknown): Problem | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isProblem(data) ? data : undefined;
}

/** The HTTP status in the error of a query or mutation; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  // An answer that could not be read (a proxy's page, say) still has its status.
  return 'originalStatus' in error && typeof error.originalStatus === 'number' ? error.originalStatus : undefined;
}

/** The server's own explanation, if it answered with one of these statuses. */
export function explanationOf(error: unknown, statuses: readonly number[]): string | undefined {
  return statuses.includes(statusOf(error) ?? 0) ? problemOf(error)?.detail : undefined;
}
