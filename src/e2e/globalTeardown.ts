import stopDatabaseServer from '../server/testing/database/globalTeardown';

export default async function globalTeardown(): Promise<void> {
  await globalThis.testBrowser?.close();
  await stopDatabaseServer();
}
