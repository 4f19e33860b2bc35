import fc, { type Arbitrary } from 'fast-check';
import contract from '../contract/contract.gen.json';
import { operations, type Operation } from '../contract/operations.gen';
import type { Schema } from '../contract/testing/schema';
import { useTestApp } from './testing/app';
import { addressOf, makeCast, roles, type Cast } from './testing/cast';
import { attack } from './testing/attack';
import {
  contentTypes,
  hostileHeaders,
  hostileQuery,
  hostileText,
  hostileValue,
  nearlyValid,
  resolver,
  valid,
} from './testing/requests';

interface RawParameter {
  name: string;
  in: string;
  schema: Schema;
}
interface RawOperation {
  parameters?: (RawParameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const resolve = resolver(contract);
const rawOf = ({ path, method }: Operation): RawOperation =>
  (contract.paths as unknown as Record<string, Record<string, RawOperation>>)[path]?.[method.toLowerCase()] ?? {};

const asked = operations.filter(({ operationId }) => operationId !== 'streamMessages');

const few = process.env.TEST_FORM === 'full' ? 25 : 5;
const runs = attack.requests === undefined ? few : Math.ceil(attack.requests / asked.length);

/** A URL can't contain a lone surrogate. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

function bodies(raw: RawOperation): Arbitrary<unknown> {
  const schema = raw.requestBody?.content['application/json']?.schema;
  if (!schema) return fc.oneof(fc.constant(undefined), hostileValue);
  return fc.oneof(
    { weight: 3, arbitrary: valid(schema, resolve) },
    { weight: 4, arbitrary: nearlyValid(schema, resolve) },
    { weight: 2, arbitrary: hostileValue },
  );
}

function queries(raw: RawOperation): Arbitrary<string> {
  const known = (raw.parameters ?? [])
    .map((one) => (one.$ref ? (resolve(one as Schema) as unknown as RawParameter) : one))
    .filter((one) => one.in === 'query' && one.name !== 'authToken');
  if (known.length === 0) return fc.oneof({ weight: 4, arbitrary: fc.constant('') }, hostileQuery);
  const fields = known.map(({ name, schema }) =>
    fc
      .option(fc.oneof(valid(schema, resolve).map(String), hostileText), { nil: undefined })
      .map((value) => ({ name, value })),
  );
  const named = fc.tuple(...fields).map((given) => {
    const params = new URLSearchParams();
    for (const { name, value } of given) if (value !== undefined) params.set(name, wellFormed(value));
    return params.size > 0 ? `?${params.toString()}` : '';
  });
  return fc.oneof({ weight: 6, arbitrary: named }, hostileQuery);
}

describe('hostile requests', () => {
  beforeAll(() => attack.announce(`${runs} requests for each of ${asked.length} operations`));
  const test = useTestApp();
  let cast: Cast;
  // A new cast for each operation, since some operations delete people, log them out or delete their pod.
  beforeEach(async () => {
    cast = await makeCast(test.make, test.app.context.database, test.clock.now());
  });

  it.each(asked)('$operationId responds to every request, and never with a 5xx', async (operation) => {
    const raw = rawOf(operation);
    const send = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const address = addressOf(operation.path, cast);
    const hostileAddress = hostileText.map((text) =>
      operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(text.slice(0, 150)) || 'x')),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles, 'nobody' as const),
        fc.oneof({ weight: 5, arbitrary: fc.constant(address) }, { weight: 1, arbitrary: hostileAddress }),
        queries(raw),
        bodies(raw),
        fc.tuple(hostileHeaders, contentTypes),
        async (role, url, query, body, [hostile, type]) => {
          const actor = role === 'nobody' ? test.anyone() : await test.as(cast.people[role]);
          const payload = body === undefined ? undefined : JSON.stringify(body);
          const headers: Record<string, string> =
            payload === undefined ? hostile : { 'content-type': type, ...hostile };
          const answer =
            send === 'get' ? await actor.get(url + query, hostile) : await actor[send](url + query, payload, headers);
          if (answer.status >= 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        },
      ),
      { numRuns: runs, seed: attack.seed, endOnFailure: true },
    );
  });

  it.each(['{', '', '[1', '"\\ud800', '{"a":'])('an invalid JSON body is rejected: %s', async (text) => {
    const answer = await test.anyone().post('/v1/users/login', text, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
  });

  it.each(['[', '{"a":'])('a body nested thousands deep is rejected: %s', async (opening) => {
    const closing = opening === '[' ? ']' : '}';
    const text = `${opening.repeat(20_000)}1${closing.repeat(20_000)}`;
    const answer = await test.anyone().post('/v1/users/login', text, { 'content-type': 'application/json' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});
