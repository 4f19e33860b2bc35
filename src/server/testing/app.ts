import { buildApp, type App } from '../app';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/database/client';
import type { Deps } from '../platform/context';
import type { Caller } from '../platform/http/call';
import { makeActor, makeCaller, signIn, type Actor } from './actors';
import { testClock, type TestClock } from './clock';
import { CHEAP_PASSWORDS, RELAXED_LIMITS, testConfig } from './config';
import { testDatabase } from './database/database';
import { makeFactories, type Factories } from './factories';
import { noOidc, noWebhooks, noZoom, recordPush } from './fakes';
import { checkResponses } from './checkResponses';
import { writtenMails, type WrittenMail } from './mails/mails';

/** A Tuesday in winter, so that London is on UTC and no clock change is near. */
export const TEST_NOW = '2026-03-03T09:00:00Z';

export interface TestApp {
  readonly app: App;
  readonly clock: TestClock;
  readonly make: Factories;
  as: (person: { id: string }) => Promise<Actor>;
  callerOf: (person: { id: string }) => Promise<Caller>;
  anyone: () => Actor;
  bearer: (token: string) => Actor;
  countStatements: <T>(work: () => Promise<T>) => Promise<{ statements: string[]; result: T }>;
  mails: (to?: string) => Promise<WrittenMail[]>;
}

interface Given {
  now?: string;
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  databaseUrl?: () => Promise<string>;
}

/**
 * The real app on its own copy of the migrated database, for the tests of one file. The clock stays at `now` until the
 * test moves it; jobs run when the test drains them (`app.context.jobs.drain()`).
 */
export function useTestApp(given: Given = {}): TestApp {
  let app: App;
  let made: Factories;
  let statements: string[] | undefined;
  const clock = testClock(given.now ?? TEST_NOW);
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    const url = await (given.databaseUrl ?? testDatabase)();
    const onStatement = (text: string) => statements?.push(text);
    const database = openDatabase({ url, max: 10, ...RELAXED_LIMITS, onStatement });
    app = await buildApp({
      database,
      clock,
      config: { ...testConfig(), ...given.config },
      logger: false,
      checkResponses,
      zoom: noZoom,
      push: recordPush(),
      webhooks: noWebhooks,
      oidc: noOidc,
      scrapeLimits: { connectTimeoutMs: 600_000, sourceTimeoutMs: 600_000, totalTimeoutMs: 600_000 },
      printLimits: { maxWaiting: 10, timeLimitMs: 600_000 },
      passwordCost: CHEAP_PASSWORDS,
      minimumDuration: () => Promise.resolve(),
      ...given.deps,
    });
    made = makeFactories(database, clock, CHEAP_PASSWORDS);
  });
  afterAll(async () => {
    await app.close();
    await app.context.database.close();
  });

  return {
    get app() {
      return app;
    },
    clock,
    get make() {
      return made;
    },
    as: async (person) => {
      const token = tokens.get(person.id) ?? (await signIn(app, person.id));
      tokens.set(person.id, token);
      return makeActor(app, token);
    },
    callerOf: (person) => makeCaller(app, person.id),
    anyone: () => makeActor(app),
    bearer: (token) => makeActor(app, token),
    countStatements: async (work) => {
      const seen: string[] = [];
      statements = seen;
      try {
        return { statements: seen, result: await work() };
      } finally {
        statements = undefined;
      }
    },
    mails: (to) => writtenMails(app.context.database, to),
  };
}
