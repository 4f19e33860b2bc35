/**
 * npm run races: people perform every possible act in one membership at random, all at the same time; then every
 * invariant is checked. Prints the number of answers to each act by status, and fails if an invariant is broken, an
 * answer was a 5xx, or two acts caused a deadlock.
 *   npm run races [-- --seconds 30] [--people 40] [--seed 1]
 * Uses its own embedded database, or a database that it creates and drops on the PostgreSQL of TEST_DATABASE_URL.
 */
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/server/app';
import { systemClock } from '../../src/server/platform/clock';
import { openDatabase } from '../../src/server/platform/database/client';
import { testConfig } from '../../src/server/testing/config';
import { addressOf, startTestDatabaseServer } from '../../src/server/testing/database/databaseServer';
import { noOidc, noWebhooks, noZoom, recordPush } from '../../src/server/testing/fakes';
import { countRetries } from '../../src/server/testing/races/retries';
import { runRaces, type RaceReport } from '../../src/server/testing/races/run';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    people: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

function table({ answers }: RaceReport): string {
  const line = ([name, counts]: [string, Record<number, number>]) =>
    `${name.padEnd(22)} ${Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`;
  return Object.entries(answers).map(line).sort().join('\n');
}

async function main(): Promise<void> {
  const server = await startTestDatabaseServer();
  const database = openDatabase({ url: addressOf(server.url, server.template), max: 20 });
  const retries = countRetries();
  const app = await buildApp({
    database,
    clock: systemClock,
    config: testConfig(),
    zoom: noZoom,
    push: recordPush(),
    webhooks: noWebhooks,
    oidc: noOidc,
    logger: retries.logger,
  });
  try {
    const { seconds, people, seed } = values;
    const report = await runRaces(app, {
      people: Number(people),
      seed: Number(seed),
      until: { seconds: Number(seconds) },
      retries: retries.count,
    });
    print(table(report));
    for (const problem of report.wrong) print(problem);
    print(report.wrong.length === 0 ? 'Every rule holds.' : `${report.wrong.length} things are wrong.`);
    process.exitCode = report.wrong.length === 0 ? 0 : 1;
  } finally {
    await app.close();
    await database.close();
    await server.stop();
  }
}

void main();
