/**
 * npm run test:cluster: three PostgreSQL servers run by Patroni, PgBouncer in front of each, and the product's processes
 * behind nginx, under a load of messages, joins and steps. The primary's machine is killed again and again, a member is
 * cut from the network, a process is killed. Fails if anything acknowledged is lost, an act is half done, a stream has a
 * gap, a mail is sent twice, or an answer isn't 503 with `Retry-After`; prints how long writes were refused.
 *   npm run test:cluster [-- --kills 10] [--processes 4] [--keep]
 * Needs Linux and root. On Debian it installs what is missing. Everything runs in networks and a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/platform/database/client';
import { findDamage, makeWriters, type Refusal } from '../../src/server/testing/crashes';
import { until } from '../../src/server/testing/until';
import { median } from '../bench/figures';
import { startFront, type Front } from './front';
import { countMails, enter, follow, startMover, type Follower, type Mover } from './load';
import { startCluster, type Cluster, type Member } from './members';
import { ensurePrograms } from './packages';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    processes: { type: 'string', default: '4' },
    keep: { type: 'boolean', default: false },
  },
});

/** Acts between two faults, so that work is under way again. */
const MORE_ACTS = 100;

const MOVERS = 6;

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Participants of the demo, with their pods, which they can leave and join again. */
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

/** A fault, and how long nothing was acknowledged because of it. */
interface Outage {
  refusedMs: number;
  electedMs: number | undefined;
}

async function main(): Promise<boolean> {
  const postgres = ensurePrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-cluster-'));
  const userId = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chmodSync(folder, 0o755);
  chownSync(folder, userId, userId);
  const mails = await countMails();
  const cluster = await startCluster(folder, postgres, userId);
  let front: Front | undefined;
  try {
    front = await startFront(folder, cluster, Number(values.processes), mails.url);
    print(`${values.processes} processes and three members are up.`);
    return await run(cluster, front, mails.counts);
  } finally {
    await front?.stop();
    cluster.stop();
    await mails.close();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}

async function run(cluster: Cluster, front: Front, mails: Map<string, number>): Promise<boolean> {
  const { origin, processes } = front;
  const { keepWriting, acknowledged, refused } = makeWriters();
  const onRefusal = (refusal: Refusal) => void refused.push(refusal);
  const movers: Mover[] = [];
  for (const { email, podId } of await findMovers(cluster.urls.direct)) {
    movers.push(startMover(origin, await enter(origin, email), podId, onRefusal));
  }
  const reader = await enter(origin, 'anna.lindqvist@example.com');
  const followers = [origin, ...processes.map((one) => one.origin)].map((address) => follow(address, reader));
  await until(() => followers.every(({ connections }) => connections > 0));
  const stop = await keepWriting(origin);

  const count = () => acknowledged.messages.length + acknowledged.memberships.length;
  const more = async () => {
    const enough = count() + MORE_ACTS;
    await until(() => count() >= enough, { complaint: () => `Only ${count()} acts were acknowledged, not ${enough}.` });
  };

  /** Does something to the cluster, and waits until work is under way again. */
  async function outage(fault: () => void, isElected?: () => Promise<boolean>): Promise<Outage> {
    const start = performance.now();
    let [last, longest, known] = [start, 0, count()];
    let electedMs: number | undefined;
    fault();
    const enough = known + MORE_ACTS;
    let asking: Promise<void> | undefined;
    await until(async () => {
      const now = performance.now();
      if (count() > known) {
        longest = Math.max(longest, now - last);
        [known, last] = [count(), now];
      }
      if (isElected && electedMs === undefined) {
        asking ??= isElected().then((is) => {
          if (is) electedMs = performance.now() - start;
          asking = undefined;
        });
      }
      await Promise.resolve();
      return known >= enough && (!isElected || electedMs !== undefined);
    });
    return { refusedMs: longest, electedMs };
  }

  const primaryOf = () => until<Member | undefined>(() => cluster.primary());
  const isAnother = (old: Member) => async () => {
    const now = await cluster.primary();
    return now !== undefined && now.name !== old.name;
  };
  const say = (what: string, { refusedMs, electedMs }: Outage) =>
    print(
      `${what}: nothing acknowledged for ${seconds(refusedMs)} s${electedMs === undefined ? '' : `, a new primary after ${seconds(electedMs)} s`}`,
    );

  await more();
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
  say(`${cut.name} cut off`, await outage(cut.cutOff, isAnother(cut)));
  cut.reconnect();
  await cluster.untilWhole();
  say('it is back', await outage(() => {}));

  const before = refused.length;
  const [lost] = processes;
  if (lost && processes.length > 1) {
    await lost.kill();
    say('a process killed', await outage(() => {}));
    await lost.start();
  }
  const atKill = refused.slice(before);
  await more();
  await stop();
  await Promise.all(movers.map((mover) => mover.stop()));

  return judge(cluster, { acknowledged, refused, atKill, movers, followers, mails, kills });
}

interface Results {
  acknowledged: ReturnType<typeof makeWriters>['acknowledged'];
  refused: Refusal[];
  /** Those while a process was killed, which nginx answers itself. */
  atKill: Refusal[];
  movers: Mover[];
  followers: Follower[];
  mails: Map<string, number>;
  kills: Outage[];
}

async function judge(cluster: Cluster, results: Results): Promise<boolean> {
  const { acknowledged, refused, atKill, movers, followers, mails, kills } = results;
  const wrong: string[] = [];
  // The last messages may still be on their way.
  await sleep(3_000);
  await Promise.all(followers.map((follower) => follower.stop()));
  const database = openDatabase({ url: cluster.urls.direct });
  wrong.push(...(await findDamage(database, acknowledged)));
  await database.close();
  for (const [index, { messages, refetches }] of followers.entries()) {
    const missing = acknowledged.messages.filter((id) => !messages.has(id)).length;
    if (missing > 0)
      wrong.push(`stream ${index} lacks ${missing} messages (${refetches} times it was told to fetch anew)`);
  }
  wrong.push(...movers.flatMap(({ forgotten }) => forgotten));
  const twice = [...mails.values()].filter((times) => times > 1).length;
  if (twice > 0) wrong.push(`${twice} mails were sent twice`);
  const bad = new Map<string, number>();
  for (const refusal of refused) {
    const isFine = (refusal.status === 503 && refusal.retryAfter !== null) || atKill.includes(refusal);
    if (!isFine) bad.set(String(refusal.status), (bad.get(String(refusal.status)) ?? 0) + 1);
  }
  for (const [status, times] of bad) wrong.push(`${times} answers were ${status} instead of 503 with Retry-After`);

  const times = kills.map(({ refusedMs }) => refusedMs);
  const sum = (of: 'joins' | 'steps') => movers.reduce((all, mover) => all + mover[of], 0);
  print('');
  print(
    `${acknowledged.messages.length} messages, ${acknowledged.memberships.length} memberships, ${sum('joins')} joins and ${sum('steps')} steps were acknowledged, ${refused.length} acts refused, ${mails.size} mails sent.`,
  );
  print(`Streams connected ${followers.map(({ connections }) => connections).join(', ')} times.`);
  if (times.length > 0)
    print(
      `Writes were refused for ${seconds(median(times))} s at the median, ${seconds(Math.max(...times))} s at most.`,
    );
  for (const problem of wrong) print(`WRONG: ${problem}`);
  print(wrong.length === 0 ? 'Nothing was lost.' : `${wrong.length} things are wrong.`);
  return wrong.length === 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
