/** After the last test of a run. Each project that uses the server asks for it. */
export default async function globalTeardown(): Promise<void> {
  const server = globalThis.testDatabaseServer;
  globalThis.testDatabaseServer = undefined;
  await server?.stop();
}
