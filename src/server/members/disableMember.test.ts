import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import { membersIn } from './testing/members';

const test = useTestApp();
const { channelEvents, joinWaitlist, staffOf } = membersIn(test);

it('a disabled member loses access and channels and keeps place and data; enabling gives them back', async () => {
  const pod = await test.make.pod();
  const { membership, leader } = pod;
  const owner = await staffOf(membership);
  const list = (await owner.get(`/v1/memberships/${membership.id}/members`)).body;
  const { id } = list.find(({ userId }: { userId: string }) => userId === leader?.id);
  const url = `/v1/memberships/${membership.id}/members/${id}`;
  const me = await test.as(leader ?? { id: '' });

  expect((await owner.post(`${url}/disable`)).body).toMatchObject({ id, disabled: true });
  expect((await owner.post(`${url}/disable`)).body).toMatchObject({ disabled: true });
  expect((await me.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  expect((await me.get('/v1/channels/my-channels')).body).toEqual([]);
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.leaderId).toBe(leader?.id);

  expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
  expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
  expect((await me.get('/v1/channels/my-channels')).body).toHaveLength(2);
  expect(await channelEvents(leader?.id ?? '')).toEqual([
    'removed pod',
    'removed leaders',
    'added pod',
    'added leaders',
  ]);
});

it('an admin cannot be disabled', async () => {
  const membership = await test.make.membership();
  const admin = await test.make.admin(membership.business);
  const { memberId } = await test.make.member(membership, { user: admin });
  const answer = await (await staffOf(membership)).post(`/v1/memberships/${membership.id}/members/${memberId}/disable`);
  expect(answer.status).toBe(409);
});

it('a member who is enabled again gets the seat they waited for, when one is free', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const member = await test.make.member(pod.membership, { disabled: true });
  await joinWaitlist(pod, member.id);
  const owner = await staffOf(pod.membership);
  await owner.post(`/v1/memberships/${pod.membership.id}/members/${member.memberId}/enable`);
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toContain(member.id);
});

it('the open pages of a member who is disabled, enabled or removed ask again for all they show, also without a pod', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const url = `/v1/memberships/${membership.id}/members/${member.memberId}`;
  const owner = await staffOf(membership);
  const told = async () => (await publishedTo(test, member, 'refetch')).length;
  for (const again of [1, 2]) {
    await owner.post(`${url}/disable`);
    expect([again, await told()]).toEqual([again, 1]);
  }
  await owner.post(`${url}/enable`);
  expect(await told()).toBe(2);
  await owner.delete(url);
  expect(await told()).toBe(3);
});
