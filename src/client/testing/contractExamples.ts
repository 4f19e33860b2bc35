import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import contract from '../../contract/contract.gen.json';
import { operations } from '../../contract/operations.gen';
import type { Operation } from '../../contract/operations.gen';

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');

/** What a `$ref` of the contract leads to; anything else is itself. */
function resolved<Value>(node: Value | { $ref: string }): Value {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')],
    contract,
  ) as Value;
}

function mediaOf({ path, method }: Operation, status: number): Media | undefined {
  const paths = contract.paths as unknown as Record<string, Record<string, { responses: Record<string, object> }>>;
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const response = resolved<object>(responses[status] ?? responses.default ?? {}) as {
    content?: Record<string, Media>;
  };
  return response.content?.['application/json'] ?? response.content?.['application/problem+json'];
}

/** The operation that a request is for: as the server's router does, a written segment wins over a parameter. */
export function operationFor(method: string, path: string): Operation | undefined {
  const parameters = (operation: Operation) => operation.path.split('{').length;
  return operations
    .filter((operation) => operation.method === method)
    .filter((operation) => new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

/** The answer that the contract itself gives as an example. */
export function exampleAnswer(operation: Operation): unknown {
  const media = mediaOf(operation, 200);
  const [first] = Object.values(media?.examples ?? {});
  return media?.example ?? (first && resolved<{ value?: unknown }>(first).value);
}

/** Throws when an answer is not one that the contract allows: a mock that lies proves nothing. */
export function assertAsContracted(operation: Operation, status: number, body: unknown): void {
  const media = mediaOf(operation, status);
  if (!media) return;
  const validate = ajv.compile({ ...inContract(media.schema) });
  if (!validate(body)) throw new Error(`${operation.operationId} ${status}: ${ajv.errorsText(validate.errors)}`);
}

/** References of a schema, made to lead into the contract from outside of it. */
function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;
}
