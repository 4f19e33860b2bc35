import { startTestDatabaseServer, type TestDatabaseServer } from './databaseServer';

declare global {
  var testDatabaseServer: TestDatabaseServer | undefined;
}

/**
 * Runs before the first test of a run: starts the database server that all its projects share, and passes its address
 * to every worker in the environment.
 */
export default async function globalSetup(): Promise<void> {
  if (globalThis.testDatabaseServer) return;
  const server = await startTestDatabaseServer();
  globalThis.testDatabaseServer = server;
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  // Jest runs no teardown after an interrupt.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().finally(() => process.kill(process.pid, signal)));
  }
}
