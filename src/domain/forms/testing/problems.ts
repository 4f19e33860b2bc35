import { type Schema, ValidationError } from 'yup';
import { textIn } from '../../text/localText';

function problemsOf(schema: Schema, values: unknown): Record<string, string[]> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string[]> = {};
    for (const { path = '', message } of error.inner) (problems[path] ??= []).push(textIn(message, 'en'));
    return problems;
  }
}

/** Formik passes empty strings to the schema as undefined. */
function asPassedByFormik(values: unknown): unknown {
  if (values === '') return undefined;
  if (values === null || typeof values !== 'object') return values;
  if (Array.isArray(values)) return values.map(asPassedByFormik);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asPassedByFormik(value)]));
}

export function problems(schema: Schema, values: Record<string, unknown>): Record<string, string[]> {
  const found = problemsOf(schema, values);
  expect(problemsOf(schema, asPassedByFormik(values))).toEqual(found);
  return found;
}
