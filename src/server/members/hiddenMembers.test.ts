import type { Member, Occurrence, Pod, PodMember, StepResponses } from '../../contract/entities.gen';
import { stepsIn } from '../steps/testing/steps';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';

const test = useTestApp();
const { committed } = stepsIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

it('a disabled member shows in a pod, its steps’ responses and apologies to staff only, until they are enabled', async () => {
  const { pod, path } = await committed('2026-03-03T18:00:00Z', { pod: await test.make.pod() });
  const ben = await test.make.participant(pod);
  const [asBen, { owner }] = [await test.as(ben), pod.membership.business];
  const dates = `/v1/scheduled-meetings/${pod.meetingId}/occurrences`;
  const { start } = ((await asBen.get(dates)).body as unknown as Occurrence[])[0]!;
  expect((await asBen.put(`${dates}/${start}/apology`, { note: 'On a train' })).status).toBe(200);
  expect((await asBen.post(`${path}/cheer`)).status).toBe(200);
  expect((await asBen.post(`${path}/comments`, { text: 'Go!' })).status).toBe(200);

  /** Where Ben shows to a person. */
  const seenBy = async (person: TestUser) => {
    const as = await test.as(person);
    const read = async <Body>(path: string) => (await as.get(path)).body as unknown as Body;
    const members = await read<PodMember[]>(`/v1/pods/${pod.id}/members`);
    const [occurrence] = await read<Occurrence[]>(dates);
    const { apologies } = await read<Pod>(`/v1/pods/${pod.id}`);
    const isBen = ({ userId }: { userId: string }) => userId === ben.id;
    return {
      list: members.some(isBen),
      apologies: [occurrence?.apologies?.count, apologies?.count],
    };
  };
  const responses = async () => {
    const { body } = await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/step-responses`);
    return (body as StepResponses[]).map(({ cheers, comments }) => [cheers.length, comments.length]);
  };
  const shown = { list: true, apologies: [1, 1] };
  expect([await seenBy(pod.leader!), await seenBy(owner), await responses()]).toEqual([shown, shown, [[1, 1]]]);

  const asOwner = await test.as(owner);
  const membersPath = `/v1/memberships/${pod.membership.id}/members`;
  const { id } = ((await asOwner.get(membersPath)).body as Member[]).find(({ userId }) => userId === ben.id)!;
  expect((await asOwner.post(`${membersPath}/${id}/disable`)).status).toBe(200);
  const hidden = { list: false, apologies: [0, 0] };
  expect([await seenBy(pod.leader!), await seenBy(owner), await responses()]).toEqual([hidden, shown, []]);

  expect((await asOwner.post(`${membersPath}/${id}/enable`)).status).toBe(200);
  expect([await seenBy(pod.leader!), await responses()]).toEqual([shown, [[1, 1]]]);
});
