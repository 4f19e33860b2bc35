import contract from '../contract.gen.json';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema with every object closed: unnamed properties are refused. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isNode(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  return isNode(value.properties) ? { additionalProperties: false, ...inside } : inside;
}

/** The contract as tests apply it: an answer with an unknown property violates it. */
export const strictContract = closed(contract) as typeof contract;

/** Follows a reference in the contract; returns anything else unchanged. */
export function resolved<Value>(node: Value | { $ref: string }): Value {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  const steps = node.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>((at, key) => (at as Node)[key.replaceAll('~1', '/')], strictContract);
  return found as Value;
}
