/**
 * npm run test:cluster: three PostgreSQL servers run by Patroni, PgBouncer in front of each, and the product's processes
 * behind nginx, under a load of messages, joins and steps. The primary's machine is killed again and again, a primary and
 * a replica are cut from the network, a process is killed. Fails if anything acknowledged is lost, an act is half done, a
 * stream has a gap, a mail is sent twice, or an answer isn't 503 with `Retry-After`; prints how long writes were refused.
 *   npm run test:cluster [-- --kills 10] [--processes 2,4] [--keep]
 * Needs Linux and root. On Debian it installs what is missing. Everything runs in networks and a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/platform/database/client';
import { makeWriters, type Refusal } from '../../src/server/testing/crashes';
import { until } from '../../src/server/testing/until';
import { startFront, type Front } from './front';
import { judge, seconds, type Outage } from './judge';
import { countMails, enter, follow, startAuditor, startMover, type Mover } from './load';
import { startCluster, type Cluster, type Member } from './members';
import { ensurePrograms } from './packages';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    processes: { type: 'string', default: '2,4' },
    keep: { type: 'boolean', default: false },
  },
});

const MORE_ACTS = 20;

const MOVERS = 6;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function findMovers(url: string): Promise<{ email: string; podId: string }[]> {
  const database = openDatabase({ url });
  const { rows } = await database.pool.query<{ email: string; podId: string }>(
    `select distinct on (p.pod_id) u.email, p.pod_id as "podId" from pod_members p join users u on u.id = p.user_id
     join pods pod on pod.id = p.pod_id join meetings m on m.id = pod.meeting_id and m.paused_from is null
     where p.role = 'participant' and not exists (select from waitlist_entries w where w.pod_id = p.pod_id)
       and pod.assistant_user_id is distinct from u.id
       and (select count(*) from pod_members o where o.user_id = u.id) = 1
     order by p.pod_id, u.email desc limit ${MOVERS}`,
  );
  await database.close();
  return rows;
}

async function startLoad(cluster: Cluster, { origin, processes }: Front) {
  const addresses = [origin, ...processes.map((one) => one.origin)];
  const others: Refusal[] = [];
  const onRefusal = (refusal: Refusal) => void others.push(refusal);
  const movers: Mover[] = [];
  for (const { email, podId } of await findMovers(cluster.urls.direct)) {
    movers.push(startMover(origin, await enter(origin, email), podId, onRefusal));
  }
  const reader = await enter(origin, 'anna.lindqvist@example.com');
  const followers = addresses.map((address) => follow(address, reader));
  await until(() => followers.every(({ connections }) => connections > 0));
  const writers = addresses.map(() => makeWriters());
  const stops: (() => Promise<void>)[] = [];
  for (const [index, address] of addresses.entries()) {
    const own = writers[index];
    if (own) stops.push(await own.keepWriting(address));
  }
  const owner = await enter(origin, 'marian.okafor@example.com');
  const auditor = startAuditor(origin, owner, () => writers[0]?.acknowledged.memberships.at(-1), onRefusal);
  return {
    writers,
    movers,
    auditor,
    followers,
    counts: () => writers.map(({ acknowledged }) => acknowledged.messages.length + acknowledged.memberships.length),
    refused: () => [...others, ...writers.flatMap(({ refused }) => refused)],
    stop: () => Promise.all([...stops.map((stop) => stop()), ...movers.map(({ stop }) => stop()), auditor.stop()]),
  };
}

async function run(cluster: Cluster, front: Front, mails: Map<string, number>): Promise<boolean> {
  const load = await startLoad(cluster, front);

  async function outage(fault: () => void, isElected?: () => Promise<boolean>): Promise<Outage> {
    const start = performance.now();
    const groups = load.counts().map((known) => ({ enough: known + MORE_ACTS, known, last: start, longest: 0 }));
    let electedMs: number | undefined;
    let asking: Promise<void> | undefined;
    fault();
    await until(() => {
      const now = performance.now();
      for (const [index, count] of load.counts().entries()) {
        const group = groups[index];
        if (!group || count === group.known) continue;
        group.longest = Math.max(group.longest, now - group.last);
        [group.known, group.last] = [count, now];
      }
      if (isElected && electedMs === undefined) {
        asking ??= isElected().then((is) => {
          if (is) electedMs = performance.now() - start;
          asking = undefined;
        });
      }
      return groups.every(({ known, enough }) => known >= enough) && (!isElected || electedMs !== undefined);
    });
    return { refusedMs: Math.max(...groups.map(({ longest }) => longest)), electedMs };
  }

  const primaryOf = () => until<Member | undefined>(() => cluster.primary());
  const isAnother = (old: Member) => async () => {
    const now = await cluster.primary();
    return now !== undefined && now.name !== old.name;
  };
  const say = (what: string, { refusedMs, electedMs }: Outage) => {
    const elected = electedMs === undefined ? '' : `, a new primary after ${seconds(electedMs)} s`;
    print(`${what}: nothing acknowledged for ${seconds(refusedMs)} s at most${elected}`);
  };

  await outage(() => {});
  const kills: Outage[] = [];
  for (let kill = 1; kill <= Number(values.kills); kill += 1) {
    await cluster.untilWhole();
    const primary = await primaryOf();
    const one = await outage(primary.kill, isAnother(primary));
    kills.push(one);
    say(`kill ${kill} (${primary.name})`, one);
    primary.startAll();
  }

  await cluster.untilWhole();
  const cut = await primaryOf();
  say(`the primary ${cut.name} cut off`, await outage(cut.cutOff, isAnother(cut)));
  cut.reconnect();
  await cluster.untilWhole();
  say(`${cut.name} back, as a replica`, await outage(() => {}));
  const standby = await until<Member | undefined>(() => cluster.synchronous());
  say(`the synchronous replica ${standby.name} cut off`, await outage(standby.cutOff));
  standby.reconnect();
  await cluster.untilWhole();

  const replicaReads = await front.replicaReads();
  const before = new Set(load.refused());
  const [lost] = front.processes;
  await lost?.kill();
  await lost?.start();
  say('a process killed and started', await outage(() => {}));
  const atKill = load.refused().filter((refusal) => !before.has(refusal));
  await load.stop();

  const { writers, movers, auditor, followers } = load;
  const results = { writers, movers, auditor, followers, refused: load.refused(), atKill, mails, replicaReads, kills };
  const isFine = await judge(cluster.urls.direct, results, MOVERS);
  await Promise.all(followers.map((follower) => follower.stop()));
  return isFine;
}

async function runWith(processes: number, postgres: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-cluster-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!values.keep) process.once('exit', remove);
  const userId = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chmodSync(folder, 0o755);
  chownSync(folder, userId, userId);
  const closers: (() => unknown)[] = [];
  try {
    const mails = await countMails();
    closers.push(mails.close);
    const cluster = await startCluster(folder, postgres, userId);
    closers.push(cluster.stop);
    const front = await startFront(folder, cluster, processes, mails.url);
    closers.push(front.stop);
    print(`${processes} processes and three members are up.`);
    return await run(cluster, front, mails.counts);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function main(): Promise<void> {
  const postgres = ensurePrograms();
  let isFine = true;
  for (const processes of values.processes.split(',')) isFine = (await runWith(Number(processes), postgres)) && isFine;
  process.exit(isFine ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
