import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import Ajv, { type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { composed } from '../../../domain/text/composed';
import { invalid, notFound } from './problem';

/** `verbose`: a message may depend on the value. It is in no answer and no log. */
const shared: Options = { allErrors: true, strict: false, removeAdditional: false, useDefaults: true, verbose: true };

interface HeadersSchema {
  properties?: Record<string, object>;
}

/** As Fastify calls it: what is wrong stands beside the function afterwards. */
type Check = ((value: unknown) => boolean) & Pick<ValidateFunction, 'errors'>;

/** The names of headers come in lower case, however the contract writes them. */
const lowerCased = (schema: HeadersSchema): HeadersSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name.toLowerCase(), property]),
  ),
});

/**
 * The contract describes hundreds of parts of requests, and to compile the checks of all takes a third of a second: each
 * is compiled when it is first asked for, so that no start waits for them.
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
 * Bodies are taken as they are: a wrong type is refused, never turned into another. What comes in a path, a query or a
 * header is text, so there it is read as the type the contract names.
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
 * Serialises answers by the contract's schemas, which drop what the contract doesn't name. Each schema is compiled for
 * its first answer, so that no start waits for all of them. For Fastify's `schemaController`.
 */
export const serializeByContract: ReturnType<typeof SerializerSelector> = (externalSchemas, options) => {
  const compile = buildSerializer(externalSchemas, options);
  return (route) => {
    let compiled: ReturnType<typeof compile> | undefined;
    return (answer) => (compiled ??= compile(route))(answer);
  };
};

/** Half of a surrogate pair: no character, and PostgreSQL keeps none in JSON, nor as it is in a text. */
const HALF_PAIR = /\p{Surrogate}/u;

const wellFormed = (text: string): string => (HALF_PAIR.test(text) ? Buffer.from(text).toString() : text);

/** Passwords stay as they are typed: there are hashes of them from before they were compared in one form. */
const IS_PASSWORD = /password/i;

/** How deep a body may be nested: far deeper than any the contract describes, and far from the end of the stack. */
const MAX_DEPTH = 50;

function withStoredTexts(value: unknown, depth = 0, name = ''): unknown {
  if (typeof value === 'string') return IS_PASSWORD.test(name) ? wellFormed(value) : composed(wellFormed(value));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth >= MAX_DEPTH) throw invalid('The request is nested too deep.', [], 'malformed');
  if (Array.isArray(value)) return value.map((one) => withStoredTexts(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [wellFormed(key), withStoredTexts(one, depth + 1, key)]),
  );
}

/**
 * Makes every text of a body well-formed and composed, once, where it comes in: what is answered, published and stored is
 * then the same (rule platform.composed). What an address carries is well-formed already. 400 for a body that is nested too deep to be walked through,
 * here or by what comes after.
 */
export function receiveTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = withStoredTexts(request.body);
  });
}

/** A NUL anywhere in what JSON or a query carries: the one character that PostgreSQL can't keep in a text. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, one]) => hasNul(name) || hasNul(one));
}

/** Refuses it everywhere, since a schema's patterns and lengths let it through. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, next) => {
    if (hasNul(request.params)) return next(notFound());
    const isPlain = request.headers['content-type']?.includes('json') ?? true;
    if (hasNul(request.query) || (isPlain && hasNul(request.body)))
      next(invalid('The text has a character that isn’t allowed.'));
    else next();
  });
}
