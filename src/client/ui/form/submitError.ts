import { getIn } from 'formik';
import { problemOf } from '../../api/problem';
import type { SubmitError } from './formContext';

/** A JSON pointer such as `/settings/0/value` becomes Formik's `settings.0.value`. */
function fieldName(path: string, aliases: Record<string, string>): string {
  const name = path.replace(/^\//, '').replaceAll('/', '.');
  return aliases[name] ?? name;
}

/** `aliases`: the form's field names by the contract's, where they differ. */
export function submitErrorOf(error: unknown, values: object, aliases: Record<string, string> = {}): SubmitError {
  const fields: SubmitError['fields'] = {};
  const formMessages: string[] = [];
  for (const { path, message } of problemOf(error)?.errors ?? []) {
    const name = fieldName(path, aliases);
    const value: unknown = getIn(values, name);
    if (value === undefined) formMessages.push(message);
    else fields[name] = { message, value };
  }
  return { error, fields, formMessages };
}
