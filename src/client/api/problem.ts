import type { Problem } from '../../contract/entities.gen';

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';
}

/** RFC 9457; undefined without a response or in another format. */
export function problemOf(error: unknown): Problem | undefined {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return isProblem(data) ? data : undefined;
}

export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  // An unreadable response, such as a proxy's page, still has a status.
  return 'originalStatus' in error && typeof error.originalStatus === 'number' ? error.originalStatus : undefined;
}

export function explanationOf(error: unknown, statuses: readonly number[]): string | undefined {
  return statuses.includes(statusOf(error) ?? 0) ? problemOf(error)?.detail : undefined;
}
