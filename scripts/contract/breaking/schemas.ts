import type { Schema } from '../../../src/contract/testing/schema';
import { resolve, type Document } from './document';

export type Direction = 'input' | 'output';

export interface Comparison {
  before: Document;
  after: Document;
  report: (breaking: string) => void;
  /** Pairs of named schemas already compared, so that each pair is reported once and recursion ends. */
  seen: Set<string>;
}

function unwrapped(document: Document, schema: Schema): Schema {
  const [only, ...others] = schema.allOf ?? [];
  if (!only || others.length > 0) return resolve(document, schema);
  const { allOf: _, ...stated } = schema;
  return { ...unwrapped(document, only), ...stated };
}

const nameOf = ({ $ref, allOf }: Schema): string | undefined => ($ref ?? allOf?.[0]?.$ref)?.split('/').pop();

const listed = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The defaults without a limit: numbers have no minimum; strings and lists have a minimum length of 0. */
const lowerBounds = { minimum: -Infinity, minLength: 0, minItems: 0 } as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems'] as const;

function compareLimits(old: Schema, now: Schema, path: string, report: Comparison['report']): void {
  for (const [keyword, defaultLimit] of Object.entries(lowerBounds) as [keyof typeof lowerBounds, number][]) {
    const limit = now[keyword];
    if (limit !== undefined && limit > (old[keyword] ?? defaultLimit)) report(`${path}: ${keyword} raised to ${limit}`);
  }
  for (const keyword of upperBounds) {
    const limit = now[keyword];
    if (limit !== undefined && limit < (old[keyword] ?? Infinity)) report(`${path}: ${keyword} lowered to ${limit}`);
  }
  if (now.pattern !== undefined && now.pattern !== old.pattern) report(`${path}: pattern is now ${now.pattern}`);
  if (now.format !== undefined && old.format === undefined) report(`${path}: format is now ${now.format}`);
  if (!old.enum && now.enum) report(`${path}: only ${listed(now.enum)} is taken now`);
  if (old.nullable && !now.nullable) report(`${path}: null is no longer taken`);
  if (old.additionalProperties !== false && now.additionalProperties === false) {
    report(`${path}: unknown fields are refused now`);
  }
}

function compareProperties(old: Schema, now: Schema, path: string, direction: Direction, to: Comparison): void {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  for (const [name, schema] of Object.entries(before)) {
    const same = after[name];
    if (same) compareSchemas(schema, same, `${path}.${name}`, direction, to);
    else to.report(`${path}.${name}: field removed`);
  }
  const [wasRequired, isRequired] = [old.required ?? [], now.required ?? []];
  if (direction === 'input') {
    for (const name of isRequired) if (!wasRequired.includes(name)) to.report(`${path}.${name}: newly required`);
    return;
  }
  for (const name of wasRequired) {
    if (name in after && !isRequired.includes(name)) to.report(`${path}.${name}: no longer always there`);
  }
}

function compareValues(old: Schema, now: Schema, path: string, direction: Direction, to: Comparison): void {
  const [before, after] = [old.additionalProperties, now.additionalProperties];
  if (typeof after !== 'object') return;
  if (typeof before === 'object') compareSchemas(before, after, `${path}.*`, direction, to);
  else if (before !== false && direction === 'input')
    to.report(`${path}: unknown fields are no longer taken as they are`);
}

function compareVariants(old: Schema, now: Schema, path: string, direction: Direction, to: Comparison): void {
  const after = new Map(now.oneOf?.map((schema) => [nameOf(schema), schema]));
  for (const schema of old.oneOf ?? []) {
    const name = nameOf(schema);
    const same = after.get(name);
    if (same) compareSchemas(schema, same, path, direction, to);
    else to.report(`${path}: ${name ?? 'a variant'} removed`);
  }
}

export function compareSchemas(old: Schema, now: Schema, at: string, direction: Direction, to: Comparison): void {
  const [oldName, newName] = [nameOf(old), nameOf(now)];
  if (oldName !== undefined && oldName === newName) {
    const key = `${oldName} ${direction}`;
    if (to.seen.has(key)) return;
    to.seen.add(key);
  }
  const path = oldName ?? at;
  const [before, after] = [unwrapped(to.before, old), unwrapped(to.after, now)];
  if (before.type !== after.type) return to.report(`${path}: type ${before.type} is now ${after.type}`);
  if (before.format !== after.format && before.format && after.format) {
    to.report(`${path}: format ${before.format} is now ${after.format}`);
  }
  const gone = after.enum ? (before.enum ?? []).filter((value) => !after.enum?.includes(value)) : [];
  if (gone.length > 0) to.report(`${path}: value removed: ${listed(gone)}`);
  if (direction === 'input') compareLimits(before, after, path, to.report);
  else if (after.nullable && !before.nullable) to.report(`${path}: may be null now`);
  compareProperties(before, after, path, direction, to);
  if (before.items && after.items) compareSchemas(before.items, after.items, `${path}[]`, direction, to);
  compareValues(before, after, path, direction, to);
  compareVariants(before, after, path, direction, to);
}
