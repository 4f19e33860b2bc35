/** Runs after the last test of a run. Each project that uses the server runs this. */
export default async function globalTeardown(): Promise<void> {
  const server = globalThis.testDatabaseServer;
  globalThis.testDatabaseServer = undefined;
  await server?.stop();
}
