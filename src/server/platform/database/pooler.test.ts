import { Client } from 'pg';
import { addressOf } from '../../testing/database/databaseServer';
import { assertFitPooler, shareSessions, type Session } from './pooler';

const url = addressOf(process.env.TEST_SERVER_URL as string, process.env.TEST_TEMPLATE as string);

it('a direct connection to PostgreSQL is accepted', async () => {
  await expect(assertFitPooler(url)).resolves.toBeUndefined();
});

const session = (query: (text: string, values?: unknown[]) => unknown) => ({ query }) as unknown as Session;

it('connections that share sessions are detected', async () => {
  const clients = [1, 2].map(() => new Client({ connectionString: url })) as [Client, Client];
  for (const client of clients) await client.connect();
  const [one, other] = clients;
  expect(await shareSessions(one, other)).toBe(false);
  let isHeld = false;
  const pooled = session((text, values) => (isHeld ? other : one).query(text, values));
  const holding = session((text) => {
    isHeld = text === 'begin';
    return one.query(text);
  });
  expect(await shareSessions(pooled, holding)).toBe(true);
  for (const client of clients) await client.end();
});

it('a pooler in statement mode, which refuses transactions, is detected', async () => {
  const refusal = new Error('transaction blocks not allowed in statement pooling mode');
  const pooled = session((text) => (text === 'begin' ? Promise.reject(refusal) : Promise.resolve({ rows: [] })));
  expect(await shareSessions(pooled, pooled)).toBe(true);
});
