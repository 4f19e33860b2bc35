import { eq, sql } from 'drizzle-orm';
import { systemClock } from './platform/clock';
import type { Tx } from './platform/database/client';
import { podMembers, users } from './platform/database/schema';
import { enqueueJobs } from './platform/jobs/enqueue';
import { housekeepingQueue } from './platform/jobs/housekeeping';
import { makeJobQueue } from './platform/jobs/queue';
import { useTestApp } from './testing/app';
import type { TestPod } from './testing/factories';
import { invariants } from './testing/races/invariants';
import { raceActs } from './testing/races/acts';
import { countRetries } from './testing/races/retries';
import { runRaces } from './testing/races/run';

const retries = countRetries();
const test = useTestApp({ deps: { clock: systemClock, logger: retries.logger } });

it('people who do everything at the same time break no rules, get no 5xx and cause no deadlocks', async () => {
  const until = { actsEach: 12 };
  const { wrong, answers } = await runRaces(test.app, { people: 12, seed: 20260303, until, retries: retries.count });
  expect(wrong).toEqual([]);
  expect(Object.keys(answers).length).toBeGreaterThan(Object.keys(raceActs).length / 2);
});

describe('deadlocks are detected between', () => {
  async function inEachOthersWay() {
    const ids = [await test.make.user(), await test.make.user()].map(({ id }) => id);
    let waiting = ids.length;
    let meet = () => {};
    const bothHaveOne = new Promise<void>((resolve) => (meet = resolve));
    const orders = [ids, [...ids].reverse()];
    return orders.map((order) => async (tx: Tx) => {
      for (const id of order) {
        await tx.select().from(users).where(eq(users.id, id)).for('update');
        waiting -= 1;
        if (waiting <= 0) meet();
        await bothHaveOne;
      }
    });
  }

  it('two acts', async () => {
    const before = retries.count();
    const works = await inEachOthersWay();
    await Promise.all(works.map((work) => test.app.context.act(({ tx }) => work(tx))));
    expect(retries.count() - before).toBe(1);
  });

  it('two jobs', async () => {
    const { database, log, act } = test.app.context;
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const before = retries.count();
    const works = await inEachOthersWay();
    const left = [...works];
    await database.db.execute(sql`delete from pgboss.job`);
    const run = () => database.db.transaction(async (tx) => left.pop()?.(tx));
    const { drain } = makeJobQueue({
      pool: database.pool,
      log,
      jobs: [{ queue: housekeepingQueue, concurrency: works.length, pollSeconds: 60, run }],
      contextOf: () => undefined,
      onStopped: () => {},
    });
    await act((open) =>
      enqueueJobs(
        open,
        housekeepingQueue,
        works.map(() => ({ data: {} })),
      ),
    );
    await drain();
    expect(retries.count() - before).toBe(1);
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining('job failed'));
    stderr.mockRestore();
  });
});

describe('the rules that the race test checks', () => {
  const brokenBy = async (rule: keyof typeof invariants) =>
    (await test.app.context.database.db.execute(invariants[rule] ?? sql`select`)).rows;

  const wait = (pod: TestPod, person: { id: string }) =>
    test.app.context.database.pool.query(
      `insert into waitlist_entries (pod_id, membership_id, user_id, consent_join_new_pod, consent_to_be_new_pod_leader, created_at)
       values ($1, $2, $3, false, false, now())`,
      [pod.id, pod.membership.id, person.id],
    );

  it('waiting although a seat is free, or for a pod that one leads, is detected', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const waiting = await test.make.member(pod.membership);
    for (const person of [waiting, pod.leader!]) await wait(pod, person);
    const broken = ({ id }: { id: string }) => [{ pod_id: pod.id, user_id: id }];
    expect(await brokenBy('nobody who may join waits for a pod with a free seat')).toEqual(broken(waiting));
    const rule = 'nobody waits who is participant of a pod of the membership, nor for a pod they lead';
    expect(await brokenBy(rule)).toEqual(broken(pod.leader!));
  });

  it('an offer to a person outside the pod is valid only while the pod has no leader', async () => {
    const rule = 'who is asked to lead is a member, and takes part in the pod while it has a leader';
    const pod = await test.make.pod({ leader: null });
    const trained = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const owner = await test.as(pod.membership.business.owner);
    await owner.post(`/v1/pods/${pod.id}/leader-transfers`, { participantId: trained.id });
    expect(await brokenBy(rule)).toEqual([]);
    const { db } = test.app.context.database;
    const { id: userId } = await test.make.participant(pod);
    await db.update(podMembers).set({ role: 'leader' }).where(eq(podMembers.userId, userId));
    expect(await brokenBy(rule)).toEqual([{ pod_id: pod.id, participant_id: trained.id }]);
  });
});
