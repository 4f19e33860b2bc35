import { systemClock } from './platform/clock';
import { useTestApp } from './testing/app';
import { invariants } from './testing/races/invariants';
import { raceActs } from './testing/races/acts';
import { runRaces } from './testing/races/run';

jest.setTimeout(60_000);

const test = useTestApp({ deps: { clock: systemClock } });

it('people who do everything at once break no rule, get no 5xx and no two acts wait for each other', async () => {
  const { wrong, answers } = await runRaces(test.app, { people: 12, seed: 20260303, until: { actsEach: 12 } });
  expect(wrong).toEqual([]);
  expect(Object.keys(answers).length).toBeGreaterThan(Object.keys(raceActs).length / 2);
});

it('the rules that the races look at notice what breaks them', async () => {
  const { database } = test.app.context;
  const pod = await test.make.pod({ maxParticipants: 1 });
  const waiting = await test.make.member(pod.membership);
  const { rowCount } = await database.pool.query(
    `insert into waitlist_entries (pod_id, membership_id, user_id, consent_join_new_pod, consent_to_be_new_pod_leader, created_at)
     values ($1, $2, $3, false, false, now())`,
    [pod.id, pod.membership.id, waiting.id],
  );
  expect(rowCount).toBe(1);
  const rule = invariants['nobody who may join waits for a pod with a free seat'];
  const { rows } = rule ? await database.db.execute(rule) : { rows: [] };
  expect(rows).toEqual([{ pod_id: pod.id, user_id: waiting.id }]);
});
