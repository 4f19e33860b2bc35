import { sql } from 'drizzle-orm';
import type { App } from '../../app';
import { seededRandom, type Random } from '../../demo/random';
import { raceActs } from './acts';
import { invariants } from './invariants';
import { makeWorld, type Racer, type World } from './world';

export interface RaceOptions {
  people: number;
  /** The same seed makes the same choices; how they overlap depends on the machine. */
  seed: number;
  /** The race ends after this time, once each act has succeeded, or after this many acts per person. */
  until: { seconds: number } | { actsEach: number };
  retries: () => number;
}

export interface RaceReport {
  answers: Record<string, Record<number, number>>;
  wrong: string[];
}

const weighted = Object.entries(raceActs).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

/** Acts that nobody completed, and which therefore prove nothing. */
const neverDone = ({ answers }: RaceReport): string[] =>
  Object.keys(raceActs)
    .filter((name) => !answers[name]?.[200])
    .map((name) => `'${name}' never succeeded`);

/** A slow machine gets this many times the seconds for every act to succeed once. */
const PATIENCE = 10;

function goesOn(until: RaceOptions['until'], report: RaceReport): (done: number) => boolean {
  if ('actsEach' in until) return (done) => done < until.actsEach;
  const start = Date.now();
  return () => {
    const seconds = (Date.now() - start) / 1000;
    return seconds < until.seconds || (seconds < until.seconds * PATIENCE && neverDone(report).length > 0);
  };
}

/**
 * Resets the limits for people who have exceeded them, since the race test checks the rules of the data, not the
 * limits.
 */
async function resetAttempts({ app }: World): Promise<void> {
  await app.context.database.db.execute(
    sql`delete from throttles where key in (select key from throttles for update skip locked)`,
  );
}

async function race(world: World, racer: Racer, random: Random, more: (done: number) => boolean, report: RaceReport) {
  for (let done = 0; more(done); done += 1) {
    const name = random.pick(weighted);
    const answer = await raceActs[name]?.do(world, racer, random);
    if (!answer) continue;
    const counts = (report.answers[name] ??= {});
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    if (answer.status === 429) await resetAttempts(world);
    if (answer.status >= 500) report.wrong.push(`'${name}' was answered with ${answer.status}`);
  }
}

async function brokenRules({ app, limits }: World): Promise<string[]> {
  const { db } = app.context.database;
  const broken: string[] = [];
  for (const [rule, offenders] of Object.entries(invariants)) {
    const { rows } = await db.execute(offenders);
    if (rows.length > 0) broken.push(`Not so: ${rule}. ${JSON.stringify(rows.slice(0, 5))}`);
  }
  const { rows } = await db.execute<{ id: string; size: number }>(sql`
    select pod_id as id, count(*)::int as size from pod_members where role = 'participant' group by 1`);
  for (const { id, size } of rows) {
    const { largest = 0, stayed = 0 } = limits.get(id) ?? {};
    if (size > largest + stayed) broken.push(`Pod ${id} has ${size} participants, and never had ${largest} seats`);
  }
  return broken;
}

export async function runRaces(app: App, { people, seed, until, retries }: RaceOptions): Promise<RaceReport> {
  const report: RaceReport = { answers: {}, wrong: [] };
  const before = retries();
  const world = await makeWorld(app, people, seededRandom(seed));
  const more = goesOn(until, report);
  await Promise.all(
    world.racers.map((racer, index) => race(world, racer, seededRandom(seed + index + 1), more, report)),
  );
  report.wrong.push(...(await brokenRules(world)));
  if ('seconds' in until) report.wrong.push(...neverDone(report));
  const waited = retries() - before;
  if (waited > 0) report.wrong.push(`${waited} transactions waited for each other`);
  return report;
}
