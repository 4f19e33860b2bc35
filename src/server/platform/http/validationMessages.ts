import type { FastifySchemaValidationError } from 'fastify';
import { sameForAll } from '../../../domain/text/localText';
import { formErrors, type Form } from './form';
import { MAX_FIELD_ERRORS, type FieldError } from './problem';

export type SchemaError = FastifySchemaValidationError & { data?: unknown };

/** 'pausedToEpoch' in words: 'Paused to epoch'. */
function nameOf(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) || 'The request';
}

/** More would be no help to a reader, and break the contract's limit for messages. */
const MAX_NAMED_VALUES = 20;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** These name the contract's fields and concern programs, so they are in English. */
const limits: Record<string, (name: string, limit: unknown) => string> = {
  maxLength: (name, limit) => `${name} must be ${String(limit)} characters or fewer`,
  minLength: (name, limit) => `${name} must be at least ${String(limit)} characters`,
  minimum: (name, limit) => `${name} must be ${String(limit)} or greater`,
  maximum: (name, limit) => `${name} must be ${String(limit)} or less`,
  maxItems: (name, limit) => `${name}: choose at most ${String(limit)}`,
  minItems: (name, limit) => `${name}: choose at least ${String(limit)}`,
};

function sentence({ keyword, params, data }: SchemaError, field: string): string {
  const isText = keyword === 'minLength' || keyword === 'pattern';
  if (keyword === 'required' || (isText && isBlank(data))) return `${nameOf(field)} is required`;
  if (keyword === 'additionalProperties') return `${field} isn’t a known field`;
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    const values = params.allowedValues;
    if (values.length > MAX_NAMED_VALUES) return `${nameOf(field)} isn’t one of the ${values.length} possible values`;
    return `${nameOf(field)} must be one of ${values.join(', ')}`;
  }
  return limits[keyword]?.(nameOf(field), params.limit) ?? `${nameOf(field)} is not valid`;
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');
const partsOf = ({ instancePath }: SchemaError) => instancePath.split('/').slice(1).map(unescapePointer);

function fieldError(error: SchemaError): FieldError {
  const { params } = error;
  const child = params.missingProperty ?? params.additionalProperty;
  const parts = partsOf(error);
  if (typeof child === 'string') parts.push(child);
  const field = parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
  return { path: parts.join('.'), code: error.keyword, message: sameForAll(sentence(error, field)) };
}

/** The form rejects a fraction in place of a whole number itself, but no other wrong type. */
const isWrongType = ({ keyword, params, data }: SchemaError): boolean =>
  keyword === 'type' && !(params.type === 'integer' && typeof data === 'number');

function without(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined || typeof value !== 'object' || value === null) return undefined;
  const inner = without((value as Record<string, unknown>)[part], rest);
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === Number(part) ? inner : one));
  return { ...value, [part]: inner };
}

/**
 * The form's own messages. The form is given only values of the contract's types, so that unexpected values can't
 * break it.
 */
function wordsOf({ form, body }: { form: Form; body: unknown }, errors: SchemaError[]): FieldError[] {
  const wrong = errors.filter(isWrongType).map(partsOf);
  const readable = wrong.reduce((rest, parts) => without(rest, parts), body);
  const isWrong = (path: string) => wrong.some((parts) => `${path}.`.startsWith(`${parts.join('.')}.`));
  return readable === undefined ? [] : formErrors(form, readable).filter(({ path }) => !isWrong(path));
}

/**
 * The validator's errors, one sentence per field: the form's own message, if the operation's form rejects the field
 * or its contents. With more errors than a response holds, the form isn't used, since the body would be rebuilt for
 * each error, and there may be a hundred thousand.
 */
export function fieldErrors(all: SchemaError[], given?: { form: Form; body: unknown }): FieldError[] {
  const asked = all.length > MAX_FIELD_ERRORS ? undefined : given;
  const errors = all.slice(0, MAX_FIELD_ERRORS);
  const byPath = new Map<string, FieldError>();
  for (const error of asked ? wordsOf(asked, errors) : []) byPath.set(error.path, error);
  const said = [...byPath.keys()];
  for (const error of errors.map(fieldError)) {
    if (byPath.has(error.path) || said.some((path) => path.startsWith(`${error.path}.`))) continue;
    byPath.set(error.path, error);
  }
  return [...byPath.values()];
}
