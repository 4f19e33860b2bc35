import { isNativeError } from 'node:util/types';
import { isTransientConflict } from './sqlState';

/** Socket errors may come from another realm, where `instanceof` doesn't recognise them. */
export const causes = (error: unknown): Error[] =>
  error instanceof Error || isNativeError(error) ? [error, ...causes(error.cause)] : [];

const SOCKET_ERRORS = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
];

/**
 * The database is down, unresponsive or shutting down (sqlstate classes 08 and 57P, or a failed socket); it has
 * become a replica (25006) and another host takes its place; it cancelled a statement (57014) or a transaction
 * (25P03) that took too long; or its machine lacks resources: 53, such as a full disk, and 58, a failing disk.
 */
function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return (
    /^(08|53|57P|57014|25006|25P03|58)/.test(code) ||
    SOCKET_ERRORS.includes(code) ||
    /Connection terminated|not queryable|Query read timeout|timeout expired|timeout exceeded when trying to connect/.test(
      error.message,
    )
  );
}

/** This process is stopping and makes no more requests to itself; another process or its successor will respond. */
const isStopping = ({ code }: Error & { code?: unknown }) => code === 'FST_ERR_REOPENED_CLOSE_SERVER';

export function isUnavailable(error: unknown): boolean {
  const known = causes(error);
  return known.some(isDatabaseUnavailable) || known.some(isTransientConflict) || known.some(isStopping);
}
