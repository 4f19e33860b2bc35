import type { Schema } from '../../../src/contract/testing/schema';
import { resolve, type Document } from './document';

/** The direction of a value: a client sends input and reads output. */
export type Direction = 'input' | 'output';

export interface Comparison {
  before: Document;
  after: Document;
  /** Called with a description of each change that breaks a client. */
  report: (breaking: string) => void;
  /** Pairs of named schemas already compared, so that each pair is reported once and recursion ends. */
  seen: Set<string>;
}

/** Unwraps a schema that only adds a description to another schema. */
function unwrapped(document: Document, schema: Schema): Schema {
  const [only, ...others] = schema.allOf ?? [];
  if (!only || others.length > 0) return resolve(document, schema);
  const { allOf: _, ...said } = schema;
  return { ...unwrapped(document, only), ...said };
}

const nameOf = ({ $ref, allOf }: Schema): string | undefined => ($ref ?? allOf?.[0]?.$ref)?.split('/').pop();

const listed = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The defaults without a limit: numbers have no minimum; strings and lists have a minimum length of 0. */
const lowerBounds = { minimum: -Infinity, minLength: 0, minItems: 0 } as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems'] as const;

/** Reports values that a client may no longer send. */
function compareLimits(old: Schema, now: Schema, place: string, report: Comparison['report']): void {
  for (const [word, unsaid] of Object.entries(lowerBounds) as [keyof typeof lowerBounds, number][]) {
    const limit = now[word];
    if (limit !== undefined && limit > (old[word] ?? unsaid)) report(`${place}: ${word} raised to ${limit}`);
  }
  for (const word of upperBounds) {
    const limit = now[word];
    if (limit !== undefined && limit < (old[word] ?? Infinity)) report(`${place}: ${word} lowered to ${limit}`);
  }
  if (now.pattern !== undefined && now.pattern !== old.pattern) report(`${place}: pattern is now ${now.pattern}`);
  if (now.format !== undefined && old.format === undefined) report(`${place}: format is now ${now.format}`);
  if (!old.enum && now.enum) report(`${place}: only ${listed(now.enum)} is taken now`);
  if (old.nullable && !now.nullable) report(`${place}: null is no longer taken`);
  if (old.additionalProperties !== false && now.additionalProperties === false) {
    report(`${place}: unknown fields are refused now`);
  }
}

function compareProperties(old: Schema, now: Schema, place: string, direction: Direction, to: Comparison): void {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  for (const [name, schema] of Object.entries(before)) {
    const same = after[name];
    if (same) compareSchemas(schema, same, `${place}.${name}`, direction, to);
    else to.report(`${place}.${name}: field removed`);
  }
  const [wasRequired, isRequired] = [old.required ?? [], now.required ?? []];
  if (direction === 'input') {
    for (const name of isRequired) if (!wasRequired.includes(name)) to.report(`${place}.${name}: newly required`);
    return;
  }
  for (const name of wasRequired) {
    if (name in after && !isRequired.includes(name)) to.report(`${place}.${name}: no longer always there`);
  }
}

/** The schema of a map's values; its keys are arbitrary. */
function compareValues(old: Schema, now: Schema, place: string, direction: Direction, to: Comparison): void {
  const [before, after] = [old.additionalProperties, now.additionalProperties];
  if (typeof after !== 'object') return;
  if (typeof before === 'object') compareSchemas(before, after, `${place}.*`, direction, to);
  else if (before !== false && direction === 'input')
    to.report(`${place}: unknown fields are no longer taken as they are`);
}

function compareVariants(old: Schema, now: Schema, place: string, direction: Direction, to: Comparison): void {
  const after = new Map(now.oneOf?.map((schema) => [nameOf(schema), schema]));
  for (const schema of old.oneOf ?? []) {
    const name = nameOf(schema);
    const same = after.get(name);
    if (same) compareSchemas(schema, same, place, direction, to);
    else to.report(`${place}: ${name ?? 'a variant'} removed`);
  }
}

/** Reports changes from `old` to `now` that break a client that knows `old`. */
export function compareSchemas(old: Schema, now: Schema, at: string, direction: Direction, to: Comparison): void {
  const [oldName, newName] = [nameOf(old), nameOf(now)];
  if (oldName !== undefined && oldName === newName) {
    const key = `${oldName} ${direction}`;
    if (to.seen.has(key)) return;
    to.seen.add(key);
  }
  const place = oldName ?? at;
  const [before, after] = [unwrapped(to.before, old), unwrapped(to.after, now)];
  if (before.type !== after.type) return to.report(`${place}: type ${before.type} is now ${after.type}`);
  if (before.format !== after.format && before.format && after.format) {
    to.report(`${place}: format ${before.format} is now ${after.format}`);
  }
  const gone = after.enum ? (before.enum ?? []).filter((value) => !after.enum?.includes(value)) : [];
  if (gone.length > 0) to.report(`${place}: value removed: ${listed(gone)}`);
  if (direction === 'input') compareLimits(before, after, place, to.report);
  else if (after.nullable && !before.nullable) to.report(`${place}: may be null now`);
  compareProperties(before, after, place, direction, to);
  if (before.items && after.items) compareSchemas(before.items, after.items, `${place}[]`, direction, to);
  compareValues(before, after, place, direction, to);
  compareVariants(before, after, place, direction, to);
}
