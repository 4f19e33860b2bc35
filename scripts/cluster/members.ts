import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { until } from '../../src/server/testing/until';
import { HERE, makeMachines, removeMachines, type Machine } from './machines';

const MEMBERS = 3;
const ETCD = `${HERE}:2379`;
const [POSTGRES_PORT, PATRONI_PORT, POOLER_PORT] = [5432, 8008, 6432];
const PASSWORD = 'cluster';

const ANSWER_MS = 1_000;

export interface Member extends Machine {
  startAll: () => void;
}

export interface Cluster {
  members: Member[];
  urls: { direct: string; pooled: string };
  primary: () => Promise<Member | undefined>;
  synchronous: () => Promise<Member | undefined>;
  untilWhole: () => Promise<void>;
  stop: () => void;
}

/** JSON is YAML. `ttl` is the least that Patroni takes: after so many seconds a silent primary is replaced. */
const patroniSettings = ({ name, address }: Machine, folder: string, postgres: string) => ({
  scope: 'stepwell',
  name,
  restapi: { listen: `${address}:${PATRONI_PORT}`, connect_address: `${address}:${PATRONI_PORT}` },
  etcd3: { host: ETCD },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      primary_start_timeout: 0,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          max_connections: 200,
          wal_keep_size: '512MB',
          wal_retrieve_retry_interval: '1s',
          wal_sender_timeout: '10s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['local all all trust', 'host all all 10.231.77.0/24 md5', 'host replication all 10.231.77.0/24 md5'],
  },
  postgresql: {
    listen: `${address},127.0.0.1:${POSTGRES_PORT}`,
    connect_address: `${address}:${POSTGRES_PORT}`,
    data_dir: path.join(folder, name),
    bin_dir: postgres,
    pgpass: path.join(folder, `${name}.pgpass`),
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
    },
    parameters: { unix_socket_directories: '', password_encryption: 'md5' },
  },
});

const poolerSettings = ({ name, address }: Machine, folder: string) => `
[databases]
stepwell = host=${address} port=${POSTGRES_PORT}
[pgbouncer]
listen_addr = ${address}
listen_port = ${POOLER_PORT}
unix_socket_dir =
auth_type = md5
auth_file = ${path.join(folder, 'poolers.users')}
pool_mode = session
default_pool_size = 60
max_client_conn = 400
server_login_retry = 1
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits
pidfile = ${path.join(folder, `${name}.pid`)}
`;

const addressOf = (members: Machine[], port: number) =>
  `postgres://stepwell:${PASSWORD}@${members.map(({ address }) => `${address}:${port}`).join(',')}/stepwell?target_session_attrs=read-write`;

function startEtcd(folder: string): ChildProcess {
  const output = openSync(path.join(folder, 'etcd.log'), 'a');
  const [clients, peers] = [`http://${ETCD}`, 'http://127.0.0.1:2390'];
  const args = {
    name: 'etcd',
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `etcd=${peers}`,
  };
  const given = Object.entries(args).flatMap(([key, value]) => [`--${key}`, value]);
  const etcd = spawn('etcd', given, { stdio: ['ignore', output, output] });
  process.once('exit', () => etcd.kill('SIGKILL'));
  return etcd;
}

async function says({ address }: Machine, what: 'primary' | 'synchronous' | 'replica'): Promise<boolean> {
  try {
    const url = `http://${address}:${PATRONI_PORT}/${what}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function createDatabase({ address }: Machine): Promise<void> {
  const client = new Client({ host: address, user: 'postgres', password: PASSWORD, database: 'postgres' });
  await client.connect();
  await client.query(`create role stepwell login password '${PASSWORD}'`);
  await client.query('create database stepwell owner stepwell');
  await client.end();
}

export async function startCluster(folder: string, postgres: string, userId: number): Promise<Cluster> {
  const machines = makeMachines(MEMBERS, folder);
  process.once('exit', () => removeMachines(MEMBERS));
  const etcd = startEtcd(folder);
  writeFileSync(path.join(folder, 'poolers.users'), `"stepwell" "${PASSWORD}"\n`);
  const members = machines.map((machine): Member => {
    const [patroni, pooler] = ['json', 'ini'].map((kind) => path.join(folder, `${machine.name}.${kind}`)) as [
      string,
      string,
    ];
    writeFileSync(patroni, JSON.stringify(patroniSettings(machine, folder, postgres)));
    writeFileSync(pooler, poolerSettings(machine, folder));
    mkdirSync(path.join(folder, machine.name), { mode: 0o700 });
    chownSync(path.join(folder, machine.name), userId, userId);
    const startAll = () => {
      // Left behind by a killed pooler; with it, the pooler would not start.
      rmSync(path.join(folder, `${machine.name}.pid`), { force: true });
      machine.start('patroni', [patroni]);
      machine.start('pgbouncer', [pooler]);
    };
    return { ...machine, startAll };
  });
  for (const { startAll } of members) startAll();

  const find = async (what: 'primary' | 'synchronous' | 'replica') => {
    const answers = await Promise.all(members.map((member) => says(member, what)));
    return members.filter((_, index) => answers[index]);
  };
  const cluster: Cluster = {
    members,
    urls: { direct: addressOf(members, POSTGRES_PORT), pooled: addressOf(members, POOLER_PORT) },
    primary: async () => (await find('primary'))[0],
    synchronous: async () => (await find('synchronous'))[0],
    untilWhole: async () => {
      await until(async () => {
        const [primaries, synchronous, replicas] = await Promise.all([
          find('primary'),
          find('synchronous'),
          find('replica'),
        ]);
        return primaries.length === 1 && synchronous.length > 0 && replicas.length === MEMBERS - 1;
      });
    },
    stop: () => {
      removeMachines(MEMBERS);
      etcd.kill('SIGKILL');
    },
  };
  try {
    await cluster.untilWhole();
    await createDatabase((await cluster.primary()) as Member);
  } catch (error) {
    cluster.stop();
    throw error;
  }
  return cluster;
}
