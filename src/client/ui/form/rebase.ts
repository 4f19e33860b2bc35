import { getIn } from 'formik';

type Fields = Record<string, unknown>;

/** Names of fields that belong together, such as a date and its time zone. */
export type Unit = readonly string[];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values of a rebased form, and others' values for fields typed in here. */
export interface Rebased<Values> {
  values: Values;
  /** By Formik's name of the field, such as `meeting.duration`. */
  overtaken: Record<string, unknown>;
}

/**
 * Rebases a form on values that others have changed since it was opened (rule platform.noLostChange): untouched fields
 * follow theirs, typed ones stay. A unit both have changed stays whole: one person's date in the other's zone would be
 * a time neither meant.
 */
export function rebase<Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
  units: readonly Unit[] = [],
): Rebased<Values> {
  const overtaken: Fields = {};
  const isChanged = (unit: Unit, since: Values) =>
    unit.some((name) => !isSame(getIn(since, name), getIn(opened, name)));
  const kept = new Set(units.filter((unit) => isChanged(unit, mine) && isChanged(unit, theirs)).flat());
  const merge = (before: unknown, own: unknown, now: unknown, name: string): unknown => {
    if (isFields(own) && isFields(now)) {
      const parts = isFields(before) ? before : {};
      return Object.fromEntries(
        [...new Set([...Object.keys(own), ...Object.keys(now)])].map((key) => [
          key,
          merge(parts[key], own[key], now[key], name ? `${name}.${key}` : key),
        ]),
      );
    }
    if (isSame(own, before) && !kept.has(name)) return now;
    if (!isSame(now, before) && !isSame(now, own)) overtaken[name] = now;
    return own;
  };
  return { values: merge(opened, mine, theirs, '') as Values, overtaken };
}

/** The parts of a submission that differ from an untouched form's. */
export const changedParts = <Sent extends object>(sent: Sent, untouched: Sent): Partial<Sent> =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isSame(value, untouched[name as keyof Sent])),
  ) as Partial<Sent>;
