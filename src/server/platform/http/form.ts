import { type ObjectSchema, ValidationError } from 'yup';
import { sameForAll } from '../../../domain/text/localText';
import type { OperationId } from './call';
import { type FieldError, invalid, MAX_FIELD_ERRORS, type Problem } from './problem';
import { refusals } from './refusals';

export type Form = Pick<ObjectSchema<object>, 'fields' | 'validateSync'>;

export type Forms = Partial<Record<OperationId, Form>>;

/** A path in the contract's notation: 'customButtons[0].url' becomes 'customButtons.0.url'. */
const dotted = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

function fieldErrorsOf({ inner }: ValidationError): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const { path: formPath = '', message, type = 'invalid' } of inner) {
    const path = dotted(formPath);
    if (!byPath.has(path))
      byPath.set(path, { path, message: typeof message === 'string' ? sameForAll(message) : message, code: type });
  }
  return [...byPath.values()];
}

function withTextsOf(checked: unknown, given: unknown): unknown {
  if (typeof given === 'string') return typeof checked === 'string' ? checked : given;
  if (typeof given !== 'object' || given === null || typeof checked !== 'object' || checked === null) return given;
  const partOf = (name: string): unknown => (checked as Record<string, unknown>)[name];
  if (Array.isArray(given)) return given.map((one, index) => withTextsOf(partOf(String(index)), one));
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, withTextsOf(partOf(name), one)]));
}

type Read<Body> = { body: Body; errors: [] } | { errors: FieldError[] };

function read<Body>(form: Form, body: Body): Read<Body> {
  try {
    return { body: withTextsOf(form.validateSync(body, { abortEarly: false }), body) as Body, errors: [] };
  } catch (error) {
    if (error instanceof ValidationError) return { errors: fieldErrorsOf(error) };
    throw error;
  }
}

export const formErrors = (form: Form, body: unknown): FieldError[] => read(form, body).errors;

/** 400 with a message for each of the first hundred invalid fields. */
export const invalidFields = (errors: FieldError[]): Problem =>
  invalid(errors[0]?.path ? errors[0].message : refusals.invalid, errors.slice(0, MAX_FIELD_ERRORS));

/**
 * Returns the body as its form reads it, or throws 400 with a message for each invalid field. `prefix` is the body's
 * path in the request, such as 'meeting.'.
 */
export function checkForm<Body>(form: Form, body: Body, prefix = ''): Body {
  const result = read(form, body);
  if ('body' in result) return result.body;
  throw invalidFields(result.errors.map((error) => ({ ...error, path: prefix + error.path })));
}
