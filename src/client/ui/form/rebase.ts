import { getIn, setNestedObjectValues, type FormikHelpers } from 'formik';
import type { SubmitError } from './formContext';
import { words } from './rebaseWords.gen';

const overtakenText = (theirs: string): string => (theirs ? words.overtakenBy({ theirs }) : words.overtaken);

type Fields = Record<string, unknown>;

/** Fields that belong together, such as a date and its time zone. */
export type FieldGroup = readonly string[];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface RebaseOptions {
  units?: readonly FieldGroup[] | undefined;
  shown?: ((name: string, value: unknown) => string | undefined) | undefined;
}

export interface Rebased<Values> {
  theirs: Values;
  values: Values;
  /** Keyed by Formik's field name, such as `meeting.duration`. */
  conflicts: SubmitError['fields'];
  /** Shows the values; returns whether they can be saved as they are. Here, since short forms needn't load it. */
  show: (helpers: FormikHelpers<Values>, refusal: unknown) => Promise<boolean>;
}

export type RebaseOnLatest<Values> = (opened: Values, mine: Values, options: RebaseOptions) => Promise<Rebased<Values>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Rebases a form on values that others have changed since it opened (rule platform.noLostChange): untouched fields
 * take the new values, typed ones stay. A group changed by both stays whole: one person's date in another's zone
 * would be a time that neither meant.
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
    const message = overtakenText(shown?.(name, value) ?? textOf(value));
    return [name, { message, value: getIn(values, name) as unknown }] as const;
  });
  const conflicts = Object.fromEntries(fields);
  const show = async (helpers: FormikHelpers<Values>, error: unknown) => {
    await helpers.setValues(values, false);
    const wrong = await helpers.validateForm(values);
    const isWrong = Object.keys(wrong).length > 0;
    if (isWrong) await helpers.setTouched(setNestedObjectValues(wrong, true), false);
    else if (fields.length === 0) return true;
    helpers.setStatus({ error, fields: conflicts, formMessages: [words.help] } satisfies SubmitError);
    return false;
  };
  return { theirs, values, conflicts, show };
}

export const changedParts = <Sent extends object>(sent: Sent, untouched: Sent): Partial<Sent> =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isSame(value, untouched[name as keyof Sent])),
  ) as Partial<Sent>;
