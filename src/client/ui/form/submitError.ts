import { getIn } from 'formik';
import { problemOf } from '../../api/problem';
import type { SubmitError } from './formContext';

/** `/settings/0/value`, a JSON pointer of the problem, as Formik names the field: `settings.0.value`. */
function fieldName(path: string, aliases: Record<string, string>): string {
  const name = path.replace(/^\//, '').replaceAll('/', '.');
  return aliases[name] ?? name;
}

/**
 * Sorts the problem of a refused submission to its fields. `aliases`: the form's name of a field, by the contract's, where they
 * differ.
 */
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
