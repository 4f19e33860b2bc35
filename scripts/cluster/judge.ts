import { openDatabase } from '../../src/server/platform/database/client';
import { findDamage, type Refusal, type Writers } from '../../src/server/testing/crashes';
import { until } from '../../src/server/testing/until';
import { median } from '../bench/figures';
import type { Auditor, Follower, Mover } from './load';

/**
 * A fault, and the longest time for which a group of writers had nothing acknowledged because of it. Milliseconds.
 */
export interface Outage {
  refusedMs: number;
  electedMs: number | undefined;
}

export interface Results {
  writers: Writers[];
  refused: Refusal[];
  /** Refusals while a process was dead, which nginx may send itself. */
  atKill: Refusal[];
  movers: Mover[];
  auditor: Auditor;
  followers: Follower[];
  mails: Map<string, number>;
  replicaReads: number[];
  kills: Outage[];
}

/**
 * Patroni replaces a silent primary within ttl and loop_wait, 22 seconds. The rest is for the promotion, for the
 * standby to follow the new primary, and for a writer's next attempt.
 */
const LONGEST_OUTAGE_MS = 35_000;

export const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

const acknowledgedBy = (writers: Writers[]) => ({
  messages: writers.flatMap(({ acknowledged }) => acknowledged.messages),
  memberships: writers.flatMap(({ acknowledged }) => acknowledged.memberships),
});

function badAnswers({ refused, atKill }: Results): string[] {
  const bad = new Map<string, number>();
  for (const refusal of refused) {
    const { status, retryAfter } = refusal;
    const isOfTheDead = atKill.includes(refusal) && (status === undefined || status === 502);
    if (isOfTheDead || (status === 503 && retryAfter !== null)) continue;
    bad.set(String(status ?? 'missing'), (bad.get(String(status ?? 'missing')) ?? 0) + 1);
  }
  return [...bad].map(([status, times]) => `${times} answers were ${status} instead of 503 with Retry-After`);
}

function notTried({ movers, auditor, mails, replicaReads }: Results, wantedMovers: number): string[] {
  return [
    movers.length < wantedMovers && `only ${movers.length} people joined pods`,
    movers.some(({ joins, steps }) => joins === 0 || steps === 0) && 'somebody joined no pod or wrote no step',
    auditor.looks === 0 && 'nobody read the audit log',
    mails.size === 0 && 'no mail was sent',
    !replicaReads.some((count) => count > 0) && 'no process read anything from a replica',
  ].filter((problem) => problem !== false);
}

async function streamGaps(followers: Follower[], messages: string[]): Promise<string[]> {
  const gaps = () =>
    followers.flatMap(({ missing, refetches }, index) => {
      const { length } = missing(messages);
      return length > 0 ? [`stream ${index} lacks ${length} messages, and was told to refetch ${refetches} times`] : [];
    });
  await until(() => gaps().length === 0).catch(() => undefined);
  return gaps();
}

export async function judge(url: string, results: Results, wantedMovers: number): Promise<boolean> {
  const { writers, movers, auditor, followers, mails, kills } = results;
  const acknowledged = acknowledgedBy(writers);
  const database = openDatabase({ url });
  const damage = await findDamage(database, acknowledged).finally(() => database.close());
  const times = kills.map(({ refusedMs }) => refusedMs);
  const longest = Math.max(0, ...times);
  const twice = [...mails.values()].filter((count) => count > 1).length;
  const wrong = [
    ...damage,
    ...(await streamGaps(followers, acknowledged.messages)),
    ...movers.flatMap(({ forgotten }) => forgotten),
    ...auditor.forgotten,
    ...(twice > 0 ? [`${twice} mails were sent twice`] : []),
    ...badAnswers(results),
    ...(longest > LONGEST_OUTAGE_MS ? [`writes were refused for ${seconds(longest)} s`] : []),
    ...notTried(results, wantedMovers),
  ];
  const sum = (of: 'joins' | 'steps') => movers.reduce((all, mover) => all + mover[of], 0);
  const lines = [
    `Acknowledged: ${acknowledged.messages.length} messages, ${acknowledged.memberships.length} memberships, ${sum('joins')} joins, ${sum('steps')} steps. Refused: ${results.refused.length}.`,
    `${mails.size} mails; ${auditor.looks} looks in the audit log; reads from replicas: ${results.replicaReads.join(', ')}.`,
    `Streams connected ${followers.map(({ connections }) => connections).join(', ')} times.`,
    ...(times.length > 0
      ? [`Writes were refused for ${seconds(median(times))} s at the median, ${seconds(longest)} s at most.`]
      : []),
    ...wrong.map((problem) => `WRONG: ${problem}`),
    wrong.length === 0 ? 'Nothing was lost.' : `${wrong.length} things are wrong.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return wrong.length === 0;
}
