import path from 'node:path';
import { openDatabase } from './platform/database/client';
import { prepareCluster } from './platform/database/embedded/cluster';
import { findPostmaster } from './platform/database/embedded/postmaster';
import { databaseUrlOf } from './platform/database/embedded/presence';
import { findDamage, makeWriters } from './testing/crashes';
import { testDatabase } from './testing/database/database';
import { useServerProcesses } from './testing/database/serverProcesses';
import { until } from './testing/until';

const given = process.env.CRASHES;
const isFull = process.env.TEST_FORM === 'full';
const crashes = { embedded: Number(given ?? (isFull ? 2 : 1)), other: Number(given ?? (isFull ? 1 : 0)) };

/**
 * How many acts to wait for before killing the server; differs each time, so that the crash hits different moments.
 */
const actsBefore = (crash: number) => 20 + ((crash * 7) % 23);

const { launch, folder } = useServerProcesses();

interface DatabaseCase {
  crashes: number;
  env: Record<string, string>;
  url: () => Promise<string>;
  killMore: (crash: number) => Promise<void>;
}

const limits = { MESSAGES_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000' };

async function crashRepeatedly({ crashes: times, env, url, killMore }: DatabaseCase) {
  const { write, acknowledged } = makeWriters();
  const wrong: string[] = [];
  const count = () => acknowledged.messages.length;
  for (let crash = 0; crash <= times; crash += 1) {
    const server = launch({ ...env, ...limits, DEMO: 'true' });
    const origin = await server.origin();
    const database = openDatabase({ url: await url() });
    wrong.push(...(await findDamage(database, acknowledged)));
    await database.close();
    if (crash === times) break;
    const enough = count() + actsBefore(crash);
    const writing = write(origin);
    await until(() => count() >= enough);
    server.child.kill('SIGKILL');
    await killMore(crash);
    await Promise.all([writing, server.ended]);
  }
  return { wrong, acknowledged };
}

it('servers that are killed lose no acknowledged action and leave none half done, even if their database is killed too', async () => {
  const { wrong, acknowledged } = await crashRepeatedly({
    crashes: crashes.embedded,
    env: {},
    url: async () => databaseUrlOf((await prepareCluster(folder())).sockets),
    killMore: async (crash) => {
      const postmaster = await findPostmaster(path.join(folder(), 'postgres'));
      if (crash % 2 === 0 && postmaster) process.kill(postmaster.pid, 'SIGKILL');
    },
  });
  expect(wrong).toEqual([]);
  expect(acknowledged.messages.length).toBeGreaterThanOrEqual(20 * crashes.embedded);
  expect(acknowledged.memberships).not.toEqual([]);
});

async function expectKeptElsewhere(): Promise<void> {
  const url = await testDatabase();
  const { wrong, acknowledged } = await crashRepeatedly({
    crashes: crashes.other,
    env: { DATABASE_URL: url },
    url: () => Promise.resolve(url),
    killMore: () => Promise.resolve(),
  });
  expect(wrong).toEqual([]);
  expect(acknowledged.messages.length).toBeGreaterThanOrEqual(20 * crashes.other);
}

if (crashes.other > 0)
  it(
    'killed servers on an external PostgreSQL also lose no acknowledged action and leave none half done',
    expectKeptElsewhere,
  );
