import { createHash } from 'node:crypto';
import { conflict } from './problem';

/** Identifies the values of an editable resource: `version` in the contract (rule platform.noLostChange). */
export const versionOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

/** The problem of changes based on an outdated version. */
export const outdated = () => conflict('changed_meanwhile', 'This was changed elsewhere while you were editing it.');

/** 409 for changes based on an outdated version. Changes without a version are always accepted. */
export function refuseOutdated(given: string | undefined, current: string): void {
  if (given === undefined || given === current) return;
  throw outdated();
}
