import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import contract from '../../contract/contract.gen.json';
import { allOperations, type Operation } from '../platform/http/contract';

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
ajv.addSchema(contract, 'contract');

const compiled = new Map<string, ValidateFunction>();

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer);
  if (known) return known;
  const made = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  compiled.set(pointer, made);
  return made;
}

const patterns = allOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literals: operation.path.split('/').filter((part) => !part.startsWith('{')).length,
}));

/** The operation that a request is for: as the router does, a literal segment wins over a parameter. */
export function operationOf(method: string, url: string): Operation | undefined {
  const path = url.split('?')[0] ?? '';
  return patterns
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(path))
    .sort((a, b) => b.literals - a.literals)[0]?.operation;
}

interface Media {
  schema?: object;
}
interface RawResponse {
  $ref?: string;
  content?: Record<string, Media>;
}

function resolve(response: RawResponse | undefined, pointer: string): { response?: RawResponse; pointer: string } {
  if (!response?.$ref) return { response, pointer };
  const target = response.$ref.slice(1);
  const found = target
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return { response: found as RawResponse, pointer: target };
}

/**
 * What is wrong with an answer by the contract; undefined when it is as described. Every answer that a test sees is
 * checked, so tests can't agree on something that the contract does not know.
 */
export function contractViolation(
  method: string,
  url: string,
  answer: { status: number; contentType: string; body: unknown },
): string | undefined {
  const operation = operationOf(method, url);
  if (!operation) return answer.status === 404 ? undefined : `no operation for ${method} ${url}`;
  const paths = contract.paths as unknown as Record<string, Record<string, { responses: Record<string, RawResponse> }>>;
  const responses = paths[operation.path]?.[method.toLowerCase()]?.responses ?? {};
  const status = String(answer.status) in responses ? String(answer.status) : 'default';
  const base = `/paths/${escapePointer(operation.path)}/${method.toLowerCase()}/responses/${status}`;
  const { response, pointer } = resolve(responses[status], base);
  const name = `${operation.operationId} ${answer.status}`;
  if (!response) return `${name}: the contract does not know this status`;
  const media = Object.keys(response.content ?? {});
  if (media.length === 0) return undefined;
  const type = media.find((one) => answer.contentType.startsWith(one.replace('*', '')));
  if (!type) return `${name}: content type ${answer.contentType} is not one of ${media.join(', ')}`;
  if (!type.includes('json') || !response.content?.[type]?.schema) return undefined;
  const validate = validatorAt(`${pointer}/content/${escapePointer(type)}/schema`);
  return validate(answer.body) ? undefined : `${name}: ${ajv.errorsText(validate.errors)}`;
}
