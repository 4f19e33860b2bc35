import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareCluster, type Cluster } from '../../platform/database/embedded/cluster';
import { shutDownPostgres, startPostmaster } from '../../platform/database/embedded/postmaster';
import { databaseUrlOf, registerPresence } from '../../platform/database/embedded/presence';
import { until } from '../until';
import { onDatabase } from './databaseServer';

export interface OwnServer {
  url: string;
  host: string;
  start: (settings?: Record<string, string>) => Promise<void>;
  /** Stops the server; everything it has acknowledged has then reached its connected standbys. */
  stop: () => Promise<void>;
}

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-host-'));
  // PostgreSQL may run as another user, who must be able to reach its own folder inside this one.
  chmodSync(folder, 0o755);
  return folder;
};

const serverOf = (cluster: Cluster): OwnServer => ({
  url: databaseUrlOf(cluster.sockets),
  host: `${encodeURIComponent(cluster.sockets)}:5432`,
  start: async (settings) => void (await startPostmaster(cluster, settings)),
  stop: () => shutDownPostgres(cluster.data),
});

export const addressOfAll = (...servers: OwnServer[]): string =>
  `postgres://stepwell@${servers.map(({ host }) => host).join(',')}/stepwell?target_session_attrs=read-write`;

function writeSetting({ account, data }: Cluster, name: string, text: string): void {
  const file = path.join(data, name);
  appendFileSync(file, text);
  if (account) chownSync(file, account.uid, account.gid);
}

export function useOwnServers() {
  const folders: string[] = [];
  const clusters: Cluster[] = [];

  async function prepare(): Promise<Cluster> {
    const folder = makeFolder();
    folders.push(folder);
    const cluster = await prepareCluster(folder);
    clusters.push(cluster);
    return cluster;
  }

  afterAll(async () => {
    for (const { data } of clusters) await shutDownPostgres(data);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function withStandby(
    fill: (url: string) => Promise<void>,
  ): Promise<{ primary: OwnServer; standby: OwnServer }> {
    const [first, second] = [await prepare(), await prepare()];
    const [primary, standby] = [serverOf(first), serverOf(second)];
    await primary.start();
    await (await registerPresence(first.sockets)).end();
    await fill(primary.url);
    await primary.stop();
    // A copy of the stopped server, since the package has no pg_basebackup.
    for (const name of readdirSync(second.data)) rmSync(path.join(second.data, name), { recursive: true });
    cpSync(first.data, second.data, { recursive: true });
    if (second.account) giveTo(second.data, second.account);
    writeSetting(second, 'postgresql.auto.conf', `primary_conninfo = 'host=''${first.sockets}'' user=stepwell'\n`);
    writeSetting(second, 'standby.signal', '');
    await primary.start();
    await standby.start();
    await onDatabase(primary.url, (client) =>
      until(
        async () => (await client.query("select from pg_stat_replication where state = 'streaming'")).rowCount === 1,
      ),
    );
    return { primary, standby };
  }

  return { withStandby };
}

function giveTo(folder: string, account: { uid: number; gid: number }): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

export const promote = (standby: OwnServer): Promise<void> =>
  onDatabase(standby.url, async (client) => {
    const isPrimary = async () => (await client.query('select where not pg_is_in_recovery()')).rowCount === 1;
    await client.query('select pg_promote(false)');
    await until(isPrimary);
  });
