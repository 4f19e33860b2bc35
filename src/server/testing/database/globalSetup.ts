import { startTestDatabaseServer, type TestDatabaseServer } from './databaseServer';

declare global {
  var testDatabaseServer: TestDatabaseServer | undefined;
}

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
