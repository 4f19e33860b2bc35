import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { buildApp, type App } from './app';
import { queues } from './areas';
import { publishPlatformTerms } from './terms';
import { ACCEPT_NEW_KEY, ensureEncryptionKey } from './encryptionKey';
import { liveDeps } from './liveDeps';
import { makeOperatorAct } from './operatorAct';
import { makeCorrectedClock, type Clock } from './platform/clock';
import { readServerConfig, type Config } from './platform/config/config';
import { openDatabase, SERVER_CONNECTIONS, type Database } from './platform/database/client';
import { startConfiguredDatabase } from './platform/database/configured';
import { ACCEPT_NEWER_DATABASE, migrateDatabase } from './platform/database/migrate';
import { demoAccounts, hasDemo, loadDemo } from './demo/community';
import { assertNoDemoPasswords } from './demo/demoPasswords';
import { logSerializers } from './platform/http/logging';
import { watchProcess } from './platform/metrics/process';
import { listenProblem, StartupProblem } from './platform/config/startupProblem';

const STOP_TIMEOUT_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function announce(app: App, config: Config): Promise<void> {
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const base = config.publicUrl.replace(/:0$/, `:${port}`);
  say(`\nStepwell is ready at ${base}/login`);
  if (config.showMailbox) say(`See the emails it sends at ${base}/dev/mail`);
  if (app.http.hasRoute({ method: 'GET', url: '/dev/api/' })) say(`Read and try its API at ${base}/dev/api`);
  if (!config.demo || !(await hasDemo(app.context.database))) return;
  say('\nThe demo community, with an account for each role:');
  for (const { role, email, password } of demoAccounts()) say(`  ${role.padEnd(36)} ${email.padEnd(32)} ${password}`);
  say('');
}

type Started = (() => Promise<void>)[];

async function fitKey(database: Database, config: Config, clock: Clock, log: FastifyBaseLogger): Promise<void> {
  const act = makeOperatorAct({ database, clock, config, log });
  const acceptsNewKey = process.argv.includes(ACCEPT_NEW_KEY);
  const said = await ensureEncryptionKey({ database, clock, key: config.encryptionKey, acceptsNewKey, act });
  for (const line of said) say(`! ${line}`);
}

async function start(started: Started): Promise<App> {
  const { config, warnings } = readServerConfig(process.env);
  for (const warning of warnings) say(`! ${warning}`);
  const { url, stop: stopDatabase } = await startConfiguredDatabase(config, say);
  started.push(stopDatabase);
  await migrateDatabase(url, queues, { acceptsNewer: process.argv.includes(ACCEPT_NEWER_DATABASE) });
  const database = openDatabase({ url, readUrl: config.databaseReadUrl, max: SERVER_CONNECTIONS });
  started.push(database.close);
  const logger = { level: config.logLevel, serializers: logSerializers };
  const { log } = fastify({ logger });
  const clock = makeCorrectedClock(log);
  await clock.compare(database);
  const stopClock = clock.startComparing(database);
  started.push(() => Promise.resolve(stopClock()));
  await fitKey(database, config, clock, log);
  if (config.production) await assertNoDemoPasswords(database);
  await publishPlatformTerms(database, clock, config);
  if (config.demo) await loadDemo(database, clock);
  const app = await buildApp({ ...liveDeps(database, config, clock), logger });
  started.push(app.close);
  if (config.metricsToken !== undefined) watchProcess(app.context.metrics.registry);
  await app.context.hub.start();
  await app.context.jobs.start();
  app.activity.start();
  await app.http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenProblem(error, config);
  });
  await announce(app, config);
  return app;
}

/**
 * Stops the parts in reverse order. A part that takes too long is abandoned, so that the database still shuts down
 * properly.
 */
async function stop(started: Started): Promise<void> {
  for (const stopOne of started.reverse()) {
    const limit = sleep(STOP_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([stopOne(), limit]).catch((error: unknown) => complain(error));
  }
}

function complain(error: unknown): void {
  const words = error instanceof StartupProblem ? error.message : error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${words ?? String(error)}\n`);
}

async function run(): Promise<void> {
  const started: Started = [];
  const starting = start(started);
  let isStopping = false;
  const stopFor = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    // Waits for the start to end, since the part being started could not be stopped.
    const app = await starting.catch(() => undefined);
    // The code below cleans up after a failed start; stopping twice would end the process before its database has shut
    // down.
    if (!app) return;
    app.context.log.info({ signal }, 'stopping');
    await stop(started);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopFor(signal));
  try {
    await starting;
  } catch (error) {
    isStopping = true;
    complain(error);
    await stop(started);
    process.exit(1);
  }
}

void run();
