import type {
  Channel,
  Member,
  MembershipInfo,
  NextTinyStep,
  Occurrence,
  Pod,
  PodMember,
  PodStepStatus,
  StepResponses,
} from '../../contract/entities.gen';
import { eq } from 'drizzle-orm';
import { members } from '../platform/database/schema';
import { stepsIn } from '../steps/testing/steps';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';

const test = useTestApp();
const { committed } = stepsIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

it('a disabled member is shown only to staff, in a pod, its steps’ responses and apologies, until they are enabled', async () => {
  const { pod, path } = await committed('2026-03-03T18:00:00Z', { pod: await test.make.pod() });
  const ben = await test.make.participant(pod);
  const [asBen, { owner }] = [await test.as(ben), pod.membership.business];
  const dates = `/v1/scheduled-meetings/${pod.meetingId}/occurrences`;
  const { start } = ((await asBen.get(dates)).body as unknown as Occurrence[])[0]!;
  expect((await asBen.put(`${dates}/${start}/apology`, { note: 'On a train' })).status).toBe(200);
  expect((await asBen.post(`${path}/cheer`)).status).toBe(200);
  expect((await asBen.post(`${path}/comments`, { text: 'Go!' })).status).toBe(200);

  const seenBy = async (person: TestUser) => {
    const as = await test.as(person);
    const read = async <Body>(path: string) => (await as.get(path)).body as unknown as Body;
    const people = await read<PodMember[]>(`/v1/pods/${pod.id}/members`);
    const [occurrence] = await read<Occurrence[]>(dates);
    const { apologies, members: ids, seatsAvailable, maxParticipants } = await read<Pod>(`/v1/pods/${pod.id}`);
    const steps = await read<NextTinyStep[] | object>(`/v1/pods/${pod.id}/next-tiny-steps`);
    const statuses = await read<PodStepStatus[]>(`/v1/pods/${pod.id}/step-statuses`);
    const isBen = ({ userId }: { userId: string }) => userId === ben.id;
    expect(seatsAvailable).toBe(maxParticipants - 2);
    return {
      list: people.some(isBen),
      ids: ids.includes(ben.id),
      steps: [Array.isArray(steps) && steps.some(isBen), statuses.some(isBen)],
      apologies: [occurrence?.apologies?.count, apologies?.count],
    };
  };
  const responses = async () => {
    const { body } = await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/step-responses`);
    return (body as StepResponses[]).map(({ cheers, comments }) => [cheers.length, comments.length]);
  };
  const shown = { list: true, ids: true, steps: [true, true], apologies: [1, 1] };
  const toStaff = { ...shown, steps: [false, true] };
  expect([await seenBy(pod.leader!), await seenBy(owner), await responses()]).toEqual([shown, toStaff, [[1, 1]]]);

  const asOwner = await test.as(owner);
  const membersPath = `/v1/memberships/${pod.membership.id}/members`;
  const { id } = ((await asOwner.get(membersPath)).body as Member[]).find(({ userId }) => userId === ben.id)!;
  expect((await asOwner.post(`${membersPath}/${id}/disable`)).status).toBe(200);
  const hidden = { list: false, ids: false, steps: [false, false], apologies: [0, 0] };
  expect([await seenBy(pod.leader!), await seenBy(owner), await responses()]).toEqual([hidden, toStaff, []]);

  expect((await asOwner.post(`${membersPath}/${id}/enable`)).status).toBe(200);
  expect([await seenBy(pod.leader!), await responses()]).toEqual([shown, [[1, 1]]]);
});

it('a disabled leader is named only to staff, in the pod, its chat and the pods to choose from', async () => {
  const pod = await test.make.pod();
  const { membership, leader } = pod;
  const anna = await test.make.participant(pod);
  const { owner } = membership.business;
  await test.make.participant(pod, await test.make.member(membership, { user: owner }));
  const disable = async () => {
    const { db } = test.app.context.database;
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, leader!.id));
  };
  const namesTo = async (person: TestUser) => {
    const as = await test.as(person);
    const read = async <Body>(path: string) => (await as.get(path)).body as unknown as Body;
    const { leaderId, leaderName } = await read<Pod>(`/v1/pods/${pod.id}`);
    const [channel] = (await read<Channel[]>('/v1/channels/my-channels')).filter(({ podId }) => podId === pod.id);
    const { availablePods } = await read<MembershipInfo>(`/v1/memberships/${membership.id}/info`);
    return [leaderId, leaderName, channel?.leaderName, availablePods[0]?.leaderFirstName];
  };
  const fullName = `${leader!.firstName} ${leader!.lastName}`;
  const named = [leader!.id, fullName, fullName, leader!.firstName];
  expect(await namesTo(anna)).toEqual(named);
  await disable();
  expect(await namesTo(anna)).toEqual([undefined, undefined, undefined, undefined]);
  expect(await namesTo(owner)).toEqual(named);
});
