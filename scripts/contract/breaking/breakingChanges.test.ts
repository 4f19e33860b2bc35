import type { Schema } from '../../../src/contract/testing/schema';
import { breakingChanges } from './breakingChanges';
import type { Document, Operation } from './document';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

function contract(parts: { input?: Schema; output?: Schema; pod?: Schema; operation?: Partial<Operation> }): Document {
  const operation: Operation = {
    operationId: 'changePod',
    ...(parts.input && { requestBody: { required: true, ...json(parts.input) } }),
    responses: { 200: json(parts.output ?? { type: 'object' }) },
    ...parts.operation,
  };
  const Pod = parts.pod ?? { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  return { paths: { '/v1/pods/{id}': { put: operation } }, components: { schemas: { Pod } } };
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const pod: Schema = { $ref: '#/components/schemas/Pod' };
const text: Schema = { type: 'string' };

describe('what a client sends', () => {
  const change = (before: Schema, after: Schema) =>
    breakingChanges(contract({ input: before }), contract({ input: after }));

  it.each<[string, Schema, Schema, string]>([
    ['a new field that must be sent', object({}), object({ a: text }, ['a']), 'changePod request.a: newly required'],
    [
      'a field that must be sent from now on',
      object({ a: text }),
      object({ a: text }, ['a']),
      'changePod request.a: newly required',
    ],
    ['a field that is no longer taken', object({ a: text }), object({}), 'changePod request.a: field removed'],
    [
      'a value that is no longer taken',
      { ...text, enum: ['A', 'B'] },
      { ...text, enum: ['A'] },
      'changePod request: value removed: "B"',
    ],
    [
      'a list of values where any text was taken',
      text,
      { ...text, enum: ['A'] },
      'changePod request: only "A" is taken now',
    ],
    ['another type', text, { type: 'integer' }, 'changePod request: type string is now integer'],
    [
      'a shorter text',
      { ...text, maxLength: 9 },
      { ...text, maxLength: 8 },
      'changePod request: maxLength lowered to 8',
    ],
    ['a longer least text', text, { ...text, minLength: 1 }, 'changePod request: minLength raised to 1'],
    ['a least number', { type: 'integer' }, { type: 'integer', minimum: 0 }, 'changePod request: minimum raised to 0'],
    [
      'a shorter text in a map',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: { ...text, maxLength: 8 } },
      'changePod request.*: maxLength lowered to 8',
    ],
    [
      'a schema for fields that could be anything',
      { type: 'object', additionalProperties: true },
      { type: 'object', additionalProperties: text },
      'changePod request: unknown fields are no longer taken as they are',
    ],
    ['a pattern', text, { ...text, pattern: '^a' }, 'changePod request: pattern is now ^a'],
    ['a format', text, { ...text, format: 'uuid' }, 'changePod request: format is now uuid'],
    ['null refused', { ...text, nullable: true }, text, 'changePod request: null is no longer taken'],
    [
      'unknown fields refused',
      object({}),
      { ...object({}), additionalProperties: false },
      'changePod request: unknown fields are refused now',
    ],
  ])('breaks because of %s', (_name, before, after, sentence) => {
    expect(change(before, after)).toEqual([sentence]);
  });

  it.each<[string, Schema, Schema]>([
    ['a field that may be sent', object({}), object({ a: text })],
    ['a field that may be left out from now on', object({ a: text }, ['a']), object({ a: text })],
    ['one value more', { ...text, enum: ['A'] }, { ...text, enum: ['A', 'B'] }],
    ['a longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 10 }],
    ['null', text, { ...text, nullable: true }],
  ])('does not break because of %s', (_name, before, after) => {
    expect(change(before, after)).toEqual([]);
  });

  it('a newly required body or parameter, or a removed parameter, is breaking', () => {
    const parameter = { name: 'limit', in: 'query', schema: { type: 'integer' } };
    const bare = contract({});
    expect(breakingChanges(bare, contract({ input: text }))).toEqual(['changePod request: newly required']);
    const without = contract({ operation: { parameters: [parameter] } });
    const required = contract({ operation: { parameters: [{ ...parameter, required: true }] } });
    expect(breakingChanges(without, required)).toEqual(['changePod: query limit newly required']);
    expect(breakingChanges(without, bare)).toEqual(['changePod: query limit removed']);
    expect(breakingChanges(bare, without)).toEqual([]);
  });
});

describe('what a client reads', () => {
  const change = (before: Schema, after: Schema) =>
    breakingChanges(contract({ output: before }), contract({ output: after }));

  it.each<[string, Schema, Schema, string]>([
    ['a field that is gone', object({ a: text }), object({}), 'changePod 200.a: field removed'],
    [
      'a field that may be missing',
      object({ a: text }, ['a']),
      object({ a: text }),
      'changePod 200.a: no longer always there',
    ],
    [
      'a value that is gone',
      { ...text, enum: ['A', 'B'] },
      { ...text, enum: ['B'] },
      'changePod 200: value removed: "A"',
    ],
    ['null', text, { ...text, nullable: true }, 'changePod 200: may be null now'],
    [
      'items of another type',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'integer' } },
      'changePod 200[]: type string is now integer',
    ],
    [
      'values of another type in a map',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: { type: 'integer' } },
      'changePod 200.*: type string is now integer',
    ],
    ['a variant that is gone', { oneOf: [pod, text] }, { oneOf: [text] }, 'changePod 200: Pod removed'],
  ])('breaks because of %s', (_name, before, after, sentence) => {
    expect(change(before, after)).toEqual([sentence]);
  });

  it.each<[string, Schema, Schema]>([
    ['a new field', object({}), object({ a: text }, ['a'])],
    ['a shorter text', text, { ...text, maxLength: 3 }],
    ['a wrapper around the same schema', pod, { allOf: [pod] }],
  ])('does not break because of %s', (_name, before, after) => {
    expect(change(before, after)).toEqual([]);
  });
});

it('a removed operation is reported with its address', () => {
  expect(breakingChanges(contract({}), { paths: {} })).toEqual(['changePod: operation removed (PUT /v1/pods/{id})']);
});

it('a change to a shared schema is reported once, under the name of the schema', () => {
  const both = { output: object({ one: pod, many: { type: 'array', items: pod } }) };
  const after = contract({ ...both, pod: object({}) });
  expect(breakingChanges(contract(both), after)).toEqual(['Pod.name: field removed']);
});

it('a recursive schema does not loop for ever', () => {
  const circle = contract({ output: pod, pod: object({ parent: pod }) });
  expect(breakingChanges(circle, circle)).toEqual([]);
});
