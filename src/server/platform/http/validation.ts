import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import Ajv, { type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { composeText } from '../../../domain/text/composeText';
import { invalid, notFound } from './problem';
import { refusals } from './refusals';

/** `verbose`: a message may depend on the value, which never appears in a response or log. */
const shared: Options = { allErrors: true, strict: false, removeAdditional: false, useDefaults: true, verbose: true };

interface HeadersSchema {
  properties?: Record<string, object>;
}

type Check = ((value: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

/** Header names arrive in lower case, regardless of the contract's spelling. */
const lowerCased = (schema: HeadersSchema): HeadersSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name.toLowerCase(), property]),
  ),
});

/**
 * The contract describes hundreds of request parts, and compiling all their validators takes a third of a second, so
 * each is compiled on first use and startup doesn't wait for them.
 */
function whenFirstNeeded(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | undefined;
  const check: Check = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

/**
 * Body values are never coerced; a wrong type is rejected. Paths, queries and headers are text, so their values are
 * converted to the contract's types.
 */
export function validateByContract(app: FastifyInstance): void {
  const exact = addFormats(new Ajv({ ...shared, coerceTypes: false }));
  const fromText = addFormats(new Ajv({ ...shared, coerceTypes: true }));
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    if (httpPart === 'headers') return whenFirstNeeded(() => fromText.compile(lowerCased(schema)));
    const ajv = httpPart === 'body' ? exact : fromText;
    return whenFirstNeeded(() => ajv.compile(schema));
  });
}

const buildSerializer = SerializerSelector();

/**
 * Serialises responses by the contract's schemas, dropping properties not in the contract. Each schema is compiled for
 * its first response, so that startup doesn't wait for them. For Fastify's `schemaController`.
 */
export const serializeByContract: ReturnType<typeof SerializerSelector> = (externalSchemas, options) => {
  const compile = buildSerializer(externalSchemas, options);
  return (route) => {
    let compiled: ReturnType<typeof compile> | undefined;
    return (answer) => (compiled ??= compile(route))(answer);
  };
};

/** Half of a surrogate pair is not a character; PostgreSQL can't store it in JSON, nor unchanged in text. */
const HALF_PAIR = /\p{Surrogate}/u;

const wellFormed = (text: string): string => (HALF_PAIR.test(text) ? Buffer.from(text).toString() : text);

/** Passwords stay as typed, since some hashes predate normalisation. */
const IS_PASSWORD = /password/i;

/** Maximum nesting of a body: far deeper than any body in the contract, and far from a stack overflow. */
const MAX_DEPTH = 50;

function withStoredTexts(value: unknown, depth = 0, name = ''): unknown {
  if (typeof value === 'string') return IS_PASSWORD.test(name) ? wellFormed(value) : composeText(wellFormed(value));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth >= MAX_DEPTH) throw invalid(refusals.tooDeep, [], 'malformed');
  if (Array.isArray(value)) return value.map((one) => withStoredTexts(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [wellFormed(key), withStoredTexts(one, depth + 1, key)]),
  );
}

/**
 * Makes all text in a body well-formed and composed on arrival, so that responses, events and stored values are the
 * same (rule platform.composed). URLs are already well-formed. 400 for a body nested too deeply to be traversed, here
 * or later.
 */
export function normalizeTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = withStoredTexts(request.body);
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, one]) => hasNul(name) || hasNul(one));
}

/** Refuses NUL, the one character that PostgreSQL can't store in text; schema patterns and lengths allow it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, next) => {
    if (hasNul(request.params)) return next(notFound());
    const isPlain = request.headers['content-type']?.includes('json') ?? true;
    if (hasNul(request.query) || (isPlain && hasNul(request.body))) next(invalid(refusals.characterNotAllowed));
    else next();
  });
}
