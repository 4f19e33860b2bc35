import { useTestApp } from '../../testing/app';
import { inspectPods } from '../testing/inspect';
import { promoteAfterPauses } from './promoteAfterPauses';

const test = useTestApp();
const look = inspectPods(test);

const pause = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-03-13T00:00:00Z') };
const overPause = { days: 11 };

async function waitingFor(pod: Awaited<ReturnType<typeof test.make.pod>>, disabled = false) {
  const person = await test.make.member(pod.membership, { disabled });
  await test.app.context.database.pool.query(
    `insert into waitlist_entries
       (pod_id, membership_id, user_id, consent_join_new_pod, consent_to_be_new_pod_leader, created_at)
     values ($1, $2, $3, false, false, now())`,
    [pod.id, pod.membership.id, person.id],
  );
  return person;
}

describe('a pause that ends', () => {
  afterEach(() => test.clock.set('2026-03-03T09:00:00Z'));

  it('when a pause ends, people are automatically promoted from the waitlist', async () => {
    const pod = await test.make.pod({ maxParticipants: 2, meeting: pause });
    const people = [await waitingFor(pod), await waitingFor(pod), await waitingFor(pod)];
    await promoteAfterPauses(test.app.context);
    expect(await look.participantsOf(pod)).toEqual([]);
    test.clock.advance(overPause);
    await promoteAfterPauses(test.app.context);
    expect((await look.participantsOf(pod)).sort()).toEqual([people[0]!.id, people[1]!.id].sort());
    expect(await look.waitlistOf(pod)).toEqual([people[2]!.id]);
    expect(await look.noticesOf(people[0]!)).toEqual(['promoted']);
    expect(await look.meetingMailsTo(people[0]!)).toMatchObject([{ reason: 'promoted' }]);
  });

  it('the end of a pause never promotes anyone to a full pod, nor a disabled member, however often the job runs', async () => {
    const full = await test.make.pod({ maxParticipants: 1, meeting: pause });
    const seated = await test.make.participant(full);
    const waits = await waitingFor(full);
    const pod = await test.make.pod({ maxParticipants: 1, meeting: pause });
    const disabled = await waitingFor(pod, true);
    test.clock.advance(overPause);
    for (let time = 0; time < 2; time += 1) await promoteAfterPauses(test.app.context);
    expect(await look.participantsOf(full)).toEqual([seated.id]);
    expect(await look.waitlistOf(full)).toEqual([waits.id]);
    expect(await look.waitlistOf(pod)).toEqual([disabled.id]);
  });
});
