import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { makeScrape } from './scrape';

it('metrics give the database two seconds for each statement', async () => {
  const apart = jest.fn(() => Promise.reject(new Error('The database is away.')));
  const log = { warn: jest.fn() } as unknown as FastifyBaseLogger;
  await makeScrape({ registry: new Registry(), database: { apart }, sources: [], log })();
  expect(apart).toHaveBeenCalledWith({ max: 2, connectWithin: 2_000, answerWithin: 2_000 }, expect.any(Function));
});
