import { getIn } from 'formik';

const words = {
  overtaken: (theirs: string) =>
    theirs
      ? `Changed in the meantime to ‘${theirs}’. Save again to keep yours instead.`
      : 'Changed in the meantime. Save again to keep yours instead.',
  help: 'The fields you didn’t change are now up to date.',
};

type Fields = Record<string, unknown>;

/** Names of fields that belong together, such as a date and its time zone. */
export type FieldGroup = readonly string[];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface RebaseOptions {
  /** Groups of fields that never mix the user's values with other people's. */
  units?: readonly FieldGroup[] | undefined;
  /** Formats other people's value of a field; undefined for the default format, '' to hide the value. */
  shown?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** A form rebased on other people's values, with the messages about fields that both have changed. */
export interface Rebased<Values> {
  theirs: Values;
  values: Values;
  /** By Formik's name of the field, such as `meeting.duration`. */
  conflicts: Record<string, { message: string; value: unknown }>;
  help: string;
}

/** Fetches the current values, and rebases the form on them. */
export type RebaseOnLatest<Values> = (opened: Values, mine: Values, options: RebaseOptions) => Promise<Rebased<Values>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Rebases a form on values that other people have changed since it was opened (rule platform.noLostChange): untouched
 * fields take over their values, typed ones stay. A unit that both have changed is kept whole: one person's date in
 * another person's zone would be a time that neither meant.
 */
export function rebase<Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
  { units = [], shown }: RebaseOptions = {},
): Rebased<Values> {
  const overtaken: Fields = {};
  const isChanged = (unit: FieldGroup, since: Values) =>
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
  const values = merge(opened, mine, theirs, '') as Values;
  const fields = Object.entries(overtaken).map(([name, value]) => {
    const message = words.overtaken(shown?.(name, value) ?? textOf(value));
    return [name, { message, value: getIn(values, name) as unknown }] as const;
  });
  return { theirs, values, conflicts: Object.fromEntries(fields), help: words.help };
}

/** The parts of a submission that differ from the untouched form's. */
export const changedParts = <Sent extends object>(sent: Sent, untouched: Sent): Partial<Sent> =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isSame(value, untouched[name as keyof Sent])),
  ) as Partial<Sent>;
