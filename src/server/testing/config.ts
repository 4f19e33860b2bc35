import { readConfig, type Config } from '../platform/config/config';
import type { PasswordCost } from '../platform/passwordCost';

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://stepwell.test',
  TOKEN_SECRET: 'a secret that only tests know, long enough',
  ENCRYPTION_KEY: '11'.repeat(32),
  // High, since the clock stays the same in most tests, so that all their requests fall within one minute.
  REQUESTS_PER_MINUTE: '1000000000',
};

/** The database's limits, in milliseconds: long enough for a hundred people who wait for one seat on a busy machine. */
export const RELAXED_LIMITS = {
  connectTimeoutMs: 600_000,
  statementTimeoutMs: 600_000,
  idleTimeoutMs: 600_000,
  replicaTimeoutMs: 600_000,
};

/** The minimum cost, since tests hash hundreds of passwords that nobody guesses. */
export const CHEAP_PASSWORDS: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const testConfig = (given: NodeJS.ProcessEnv = {}): Config => ({
  ...readConfig({ ...environment, ...given }),
  // Off, since loading the reference takes a third of a second.
  showReference: false,
});
