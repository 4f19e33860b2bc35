import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../contract/testing/schema';

type Resolve = (schema: Schema) => Schema;

export const resolver =
  (document: object): Resolve =>
  (schema) => {
    if (!schema.$ref) return schema;
    const found = schema.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
    return resolver(document)(found as Schema);
  };

export const hostileText = fc.oneof(
  fc.constantFrom(
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\uD800',
    '\u202Eevil',
    'e\u0301'.repeat(50),
    '👩‍👩‍👧‍👦',
    '${7*7}{{7*7}}',
    '__proto__',
    'null',
    '',
    ' ',
    '\n',
    'a'.repeat(10_000),
    '-1',
    '1e309',
    '0x10',
    'NaN',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, -0.5, 2 ** 53, [], {}, [[[[[[]]]]]], { length: 1e9 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(Array.from({ length: 300 }, (_, index) => index)),
);

function text(schema: Schema): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern) return fc.constant(typeof schema.example === 'string' ? schema.example : 'https://example.com');
  const minLength = schema.minLength ?? 0;
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(schema.maxLength ?? 40, 40) })
    .filter((value) => value.length >= minLength && value.length <= (schema.maxLength ?? 4000));
}

export function valid(schema: Schema, resolve: Resolve): Arbitrary<unknown> {
  const known = resolve(schema);
  if (known.enum) return fc.constantFrom(...known.enum);
  if (known.oneOf) return fc.oneof(...known.oneOf.map((one) => valid(one, resolve)));
  if (known.allOf) {
    return fc
      .tuple(...known.allOf.map((one) => valid(one, resolve)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  const value = plain(known, resolve);
  return known.nullable
    ? fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
    : value;
}

function plain(schema: Schema, resolve: Resolve): Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(schema.items ?? {}, resolve), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const record = Object.fromEntries(properties.map(([name, one]) => [name, valid(one, resolve)]));
      return fc.record(record, { requiredKeys: schema.required ?? [] });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

export function nearlyValid(schema: Schema, resolve: Resolve): Arbitrary<unknown> {
  const known = resolve(schema);
  const names = Object.keys(known.properties ?? {});
  if (names.length === 0) return hostileValue;
  return fc
    .tuple(valid(known, resolve), fc.constantFrom(...names), hostileValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([base, name, value, how]) => {
      const changed: Record<string, unknown> = { ...(base as Record<string, unknown>) };
      if (how === 'remove') delete changed[name];
      else changed[how === 'add' ? 'notAField' : name] = value;
      return changed;
    });
}

const headerText = hostileText.map((value) => value.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2000));

export const hostileHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'accept',
          'accept-encoding',
          'accept-language',
          'authorization',
          'cookie',
          'host',
          'idempotency-key',
          'if-none-match',
          'last-event-id',
          'origin',
          'range',
          'x-forwarded-for',
          'x-forwarded-host',
          'x-request-id',
        ),
        fc.oneof(
          headerText,
          fc.constantFrom(
            '*',
            'Bearer ',
            'Bearer a.b.c',
            'a=b; a=c; =; ;',
            '::1, 999.9.9.9',
            'bytes=0-,-1',
            'W/"',
            ',',
          ),
        ),
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);

export const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/merge-patch+json',
      'application/x-www-form-urlencoded',
      'image/png',
      'image/svg+xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/xml',
      '/',
      '',
    ),
  },
);

export const hostileQuery = fc.constantFrom(
  '?limit=1&limit=2',
  '?filter[]=a&filter[b]=c',
  '?__proto__[x]=1&constructor=1',
  '?%ff=%fe%00',
  '?%',
  '?&&&=&==',
  `?${'a=1&'.repeat(1500)}`,
  `?q=${'%F0%9F%92%A9'.repeat(300)}`,
);
