import { randomBytes } from 'node:crypto';
import { addressOf, onDatabase } from './databaseServer';

export function runsServer(): { url: string; template: string } {
  const { TEST_SERVER_URL: url, TEST_TEMPLATE: template } = process.env;
  if (!url || !template)
    throw new Error("There is no test database: this test has to belong to Jest's project 'server' or 'e2e'.");
  return { url, template };
}

const demoOf = (template: string) => `${template}_demo`;

async function copyOf(source: string, name: string): Promise<string> {
  const { url } = runsServer();
  await onDatabase(url, (client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  return addressOf(url, name);
}

export const copiesPrefix = () => `${runsServer().template}_${process.pid}_`;

const freshName = () => copiesPrefix() + randomBytes(4).toString('hex');

/**
 * The address of a separate database: migrated, empty, and deleted with the run. Each test file has one, so that no
 * file sees what another has written.
 */
export const testDatabase = (): Promise<string> => copyOf(runsServer().template, freshName());

export const demoDatabase = (): Promise<string> => copyOf(demoOf(runsServer().template), freshName());

/**
 * Creates the database that `demoDatabase` copies. `fill` loads the demo community and must leave no connection open.
 */
export async function prepareDemo(fill: (url: string) => Promise<void>): Promise<void> {
  const { template } = runsServer();
  await fill(await copyOf(template, demoOf(template)));
}
