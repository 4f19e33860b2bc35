import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { operations, type Operation } from '../operations.gen';
import { resolved, strictContract } from './strictContract';

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(strictContract, 'contract');

/** If more than a few values are wrong, the first of them show the problem. */
const MAX_TOLD = 3;

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literals: operation.path.split('/').filter((part) => !part.startsWith('{')).length,
}));

/**
 * The operation that a request is for: as in the server's router, a literal segment takes precedence over a parameter.
 */
export function operationOf(method: string, url: string): Operation | undefined {
  const path = url.split('?')[0] ?? '';
  return patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(path))
    .sort((a, b) => b.literals - a.literals)[0]?.operation;
}

export interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Response {
  content?: Record<string, Media>;
}

/** The contract's response of an operation with this status; undefined if the contract doesn't describe it. */
export function responseOf({ path, method }: Operation, status: number): Response | undefined {
  const paths = strictContract.paths as unknown as Record<
    string,
    Record<string, { responses: Record<string, object> }>
  >;
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const response = responses[status] ?? responses.default;
  return response && resolved<Response>(response);
}

const compiled = new Map<object, ValidateFunction>();

/** Compiles a schema whose references are rewritten to point into the contract from outside it. */
function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  const made = ajv.compile(JSON.parse(text) as object);
  compiled.set(schema, made);
  return made;
}

function wordsOf({ instancePath, keyword, message, params }: ErrorObject): string {
  const pointer = instancePath || 'the answer';
  return keyword === 'additionalProperties'
    ? `${pointer} has the unknown property ${String((params as { additionalProperty: string }).additionalProperty)}`
    : `${pointer} ${message}`;
}

/**
 * Describes how an answer violates the contract, for instance with properties that it does not name; undefined if it
 * doesn't. Every answer that a test receives or makes up is checked, so tests can't rely on anything outside the
 * contract.
 */
export function contractViolation(
  method: string,
  url: string,
  answer: { status: number; contentType: string; body: unknown },
): string | undefined {
  const operation = operationOf(method, url);
  if (!operation) return answer.status === 404 ? undefined : `The contract has no ${method} ${url}`;
  const name = `${operation.operationId} ${answer.status}`;
  const response = responseOf(operation, answer.status);
  if (!response) return `${name}: the contract does not know this status`;
  const media = Object.keys(response.content ?? {});
  if (media.length === 0) return undefined;
  const type = media.find((one) => answer.contentType.startsWith(one.replace('*', '')));
  if (!type) return `${name}: content type ${answer.contentType} is not one of ${media.join(', ')}`;
  const schema = response.content?.[type]?.schema;
  if (!type.includes('json') || !schema) return undefined;
  const validate = validatorOf(schema);
  if (validate(answer.body)) return undefined;
  return `${name}: ${(validate.errors ?? []).slice(0, MAX_TOLD).map(wordsOf).join('; ')}`;
}

/** Describes how a message to a webhook violates the contract; undefined if it doesn't. */
export function messageViolation(message: unknown): string | undefined {
  const validate = validatorOf({ $ref: '#/components/schemas/WebhookMessage' });
  return validate(message) ? undefined : JSON.stringify(validate.errors);
}
