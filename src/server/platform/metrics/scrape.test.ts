import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { makeScrape } from './scrape';

it('metrics give the database two seconds for each statement', async () => {
  const withLimits = jest.fn(() => Promise.reject(new Error('The database is away.')));
  const log = { warn: jest.fn() } as unknown as FastifyBaseLogger;
  await makeScrape({ registry: new Registry(), database: { withLimits }, sources: [], log })();
  expect(withLimits).toHaveBeenCalledWith(
    { max: 2, connectTimeoutMs: 2_000, statementTimeoutMs: 2_000 },
    expect.any(Function),
  );
});
