import { createHash } from 'node:crypto';
import { conflict } from './problem';
import { refusals } from './refusals';

export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Requires a value for each field of an update in the contract, since a field without one wouldn't be protected. */
export type EditableFields<Update> = { [Field in keyof Required<Omit<Update, 'version'>>]: unknown };

/** Identifies the stored values of an update's fields: `version` in the contract (rule platform.noLostChange). */
export const versionOf = <Update extends { version?: string }>(fields: EditableFields<Update>): string =>
  fingerprint(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

export const outdated = () => conflict('changed_meanwhile', refusals.changedMeanwhile);

/** 409 for changes based on an outdated version. Changes without a version are always accepted. */
export function refuseOutdated(given: string | undefined, current: string): void {
  if (given === undefined || given === current) return;
  throw outdated();
}
