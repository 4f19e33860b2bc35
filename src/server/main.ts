import { buildApp, type App } from './app';
import { makeZoomClient } from './businesses/zoomClient';
import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import { openDatabase } from './db/client';
import { startConfigured } from './db/configured';
import { migrateDatabase } from './db/migrate';
import { demoAccounts, loadDemo } from './demo/community';
import { logSerializers } from './http/logging';
import { makePushSender } from './notifications/push';
import { listenProblem, StartupProblem } from './startupProblem';

/** How long a stop waits for requests before it ends anyway, in milliseconds. */
const STOP_TIMEOUT = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function announce(app: App, config: Config, isDemo: boolean): Promise<void> {
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const base = config.publicUrl.replace(/:0$/, `:${port}`);
  say(`\nStepwell is ready at ${base}/login`);
  if (config.showMailbox) say(`Mail that it sends is shown at ${base}/dev/mail`);
  if (!isDemo) return;
  say('\nThe demo community, one account per role:');
  for (const { role, email, password } of demoAccounts()) say(`  ${role.padEnd(26)} ${email.padEnd(32)} ${password}`);
  say('');
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { url, stop: stopDatabase } = await startConfigured(config, say);
  await migrateDatabase(url);
  const database = openDatabase({ url, max: 20 });
  if (config.demo) await loadDemo(database, systemClock);
  const app = await buildApp({
    database,
    clock: systemClock,
    config,
    zoom: makeZoomClient({ apiUrl: config.zoomApiUrl, clock: systemClock }),
    push: makePushSender({ database, clock: systemClock, config }),
    logger: { level: config.logLevel, serializers: logSerializers },
  });

  const close = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    await app.close();
    await database.close();
    await stopDatabase();
  };
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.context.log.info({ signal }, 'stopping');
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  await app.context.hub.start();
  await app.context.jobs.start();
  try {
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenProblem(error, config);
  }
  await announce(app, config, config.demo);
}

run().catch((error: unknown) => {
  if (error instanceof StartupProblem) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
