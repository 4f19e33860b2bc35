import { readConfig, type Config } from '../platform/config/config';
import type { PasswordCost } from '../platform/passwordCost';

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://stepwell.test',
  TOKEN_SECRET: 'a secret that only tests know, long enough',
  ENCRYPTION_KEY: '11'.repeat(32),
  // Time stands still in most tests: what they do happens in one minute.
  REQUESTS_PER_MINUTE: '1000000000',
};

/** The database's limits, in milliseconds: however busy the machine is, a hundred people who want one seat wait for it. */
export const NO_HURRY = { connectWithin: 600_000, answerWithin: 600_000, idleWithin: 600_000 };

/** The least there is: nobody guesses the passwords of tests, which hash hundreds of them. */
export const CHEAP_PASSWORDS: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The settings of an app that is tested or measured, with those that are given besides. */
export const testConfig = (given: NodeJS.ProcessEnv = {}): Config => ({
  ...readConfig({ ...environment, ...given }),
  // It takes a third of a second to load.
  showReference: false,
});
