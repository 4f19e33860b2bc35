import { randomBytes } from 'node:crypto';
import { addressOf, onDatabase } from './databaseServer';

/**
 * The address of a database of one's own: migrated, empty, and gone with the run. Each test file takes one, so that no
 * file sees what another wrote.
 */
export async function testDatabase(): Promise<string> {
  const { TEST_SERVER_URL: url, TEST_TEMPLATE: template } = process.env;
  if (!url || !template)
    throw new Error("There is no test database: this test has to belong to Jest's project 'server'.");
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await onDatabase(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return addressOf(url, name);
}
