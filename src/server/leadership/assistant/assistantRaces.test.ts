import { eq } from 'drizzle-orm';
import { members, podMembers, pods } from '../../platform/database/schema';
import type { Problem } from '../../platform/http/problem';
import { inspectPods } from '../../pods/testing/inspect';
import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { assistantsIn, ASSISTANT_LINK, POD_LINK } from '../testing/assistants';
import { confirmAssistant } from './confirmAssistant';
import { declineAssistant } from './declineAssistant';

const test = useTestApp();
const { ask, confirm, unassign, linkOf, asked } = assistantsIn(test);

async function assistantOf(pod: TestPod) {
  const { db } = test.app.context.database;
  const [row] = await db.select().from(pods).where(eq(pods.id, pod.id));
  const people = await db.select().from(podMembers).where(eq(podMembers.podId, pod.id));
  const { assistantUserId, assistantConfirmedAt, assistantLink } = row!;
  if (assistantUserId) expect(people.map(({ userId }) => userId)).toContain(assistantUserId);
  return { assistantUserId, confirmed: assistantConfirmedAt !== null, assistantLink };
}

const nobody = { assistantUserId: null, confirmed: false, assistantLink: null };
const rounds = Array.from({ length: 4 }, (_, round) => [round]);

it.each(rounds)('an assistant who leaves while being asked is released (round %i)', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const leaving = (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  const [answer] = await Promise.all([ask(pod, anna), leaving]);
  expect([200, 409]).toContain(answer.status);
  expect(await assistantOf(pod)).toEqual(nobody);
});

it.each(rounds)('a confirmation concurrent with a withdrawal leaves no assistant (round %i)', async () => {
  const { pod, anna } = await asked();
  const [confirmed, unassigned] = await Promise.all([confirm(pod, anna), unassign(pod, pod.leader!)]);
  expect([200, 404]).toContain(confirmed.status);
  expect(unassigned.status).toBe(200);
  expect(await assistantOf(pod)).toEqual(nobody);
  expect(await linkOf(pod)).toBe(POD_LINK);
});

it.each(rounds)('of two people asked at the same time, only one remains asked and can confirm (round %i)', async () => {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  const answers = await Promise.all([ask(pod, anna), ask(pod, ben, pod.membership.business.owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const confirmations = await Promise.all([confirm(pod, anna), confirm(pod, ben)]);
  expect(confirmations.map(({ status }) => status).sort()).toEqual([200, 404]);
  const who = confirmations[0].status === 200 ? anna : ben;
  expect(await assistantOf(pod)).toEqual({ assistantUserId: who.id, confirmed: true, assistantLink: ASSISTANT_LINK });
});

it('concurrent confirmations count as one', async () => {
  const { pod, anna } = await asked();
  const answers = await Promise.all([confirm(pod, anna), confirm(pod, anna)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await inspectPods(test).noticesOf(pod.leader!)).toEqual(['assistant-confirmed']);
});

async function answeredBy({ id: userId }: { id: string }, { membership, id: podId }: TestPod) {
  const { context } = test.app;
  const request = { membershipId: membership.id, podId, userId };
  const answers = [
    confirmAssistant(context, { ...request, meetingLink: ASSISTANT_LINK }),
    declineAssistant(context, request),
  ];
  const settled = await Promise.allSettled(answers);
  return settled.map((answer) => (answer.status === 'rejected' ? (answer.reason as Problem).status : 200));
}

it('a person can neither confirm nor decline if another is asked at the same moment', async () => {
  const { pod, anna } = await asked();
  const ben = await test.make.participant(pod);
  await ask(pod, ben);
  expect(await answeredBy(anna, pod)).toEqual([404, 404]);
  expect(await assistantOf(pod)).toMatchObject({ assistantUserId: ben.id, confirmed: false });
});

it('a person who is disabled at the same moment can neither confirm nor decline', async () => {
  const { pod, anna } = await asked();
  const { db } = test.app.context.database;
  await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, anna.id));
  expect(await answeredBy(anna, pod)).toEqual([404, 404]);
  expect(await assistantOf(pod)).toMatchObject({ assistantUserId: anna.id, confirmed: false });
});
