import { operationsOf, resolve, type Body, type Document, type NamedOperation } from './document';
import { compareSchemas, type Comparison, type Direction } from './schemas';

function compareBodies(old: Body, now: Body, place: string, direction: Direction, to: Comparison): void {
  if (direction === 'input' && now.required && !old.required) to.report(`${place}: newly required`);
  for (const [type, { schema }] of Object.entries(old.content ?? {})) {
    const media = now.content?.[type];
    if (!media) to.report(`${place}: ${type} removed`);
    else if (schema && media.schema) compareSchemas(schema, media.schema, place, direction, to);
  }
}

function compareParameters(old: NamedOperation, now: NamedOperation, to: Comparison): void {
  const keyOf = (one: { in: string; name: string }) => `${one.in} ${one.name}`;
  const before = new Map(old.parameters.map((one) => [keyOf(one), one]));
  const after = new Map(now.parameters.map((one) => [keyOf(one), one]));
  for (const [key, parameter] of before) {
    const same = after.get(key);
    if (!same) to.report(`${old.name}: ${key} removed`);
    else if (parameter.schema && same.schema) {
      compareSchemas(parameter.schema, same.schema, `${old.name} ${key}`, 'input', to);
    }
  }
  for (const [key, { required }] of after) {
    if (required && !before.get(key)?.required) to.report(`${old.name}: ${key} newly required`);
  }
}

function compareOperations(old: NamedOperation, now: NamedOperation, to: Comparison): void {
  compareParameters(old, now, to);
  const { requestBody, responses = {} } = old.operation;
  const newBody = now.operation.requestBody ? resolve<Body>(to.after, now.operation.requestBody) : undefined;
  if (requestBody && !newBody) to.report(`${old.name} request: body removed`);
  if (newBody) {
    const body = requestBody ? resolve<Body>(to.before, requestBody) : {};
    compareBodies(body, newBody, `${old.name} request`, 'input', to);
  }
  for (const [status, answer] of Object.entries(responses)) {
    const same = now.operation.responses?.[status];
    // Removing an error response breaks no client.
    if (!same && status.startsWith('2')) to.report(`${old.name}: answer ${status} removed`);
    if (!same) continue;
    const [before, after] = [resolve<Body>(to.before, answer), resolve<Body>(to.after, same)];
    compareBodies(before, after, `${old.name} ${status}`, 'output', to);
  }
}

/**
 * The changes between two contracts that break a client of the first, described in a sentence each: an operation, field
 * or value removed, input newly required, a type narrowed. Additions to the output break no client.
 */
export function breakingChanges(before: Document, after: Document): string[] {
  const found = new Set<string>();
  const to: Comparison = { before, after, report: (sentence) => void found.add(sentence), seen: new Set() };
  const now = new Map(operationsOf(after).map((one) => [one.address, one]));
  for (const old of operationsOf(before)) {
    const same = now.get(old.address);
    if (same) compareOperations(old, same, to);
    else found.add(`${old.name}: operation removed (${old.address})`);
  }
  return [...found];
}
