import { useTalk } from '../chat/testing/talk';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { membersIn } from './testing/members';

const test = useTestApp();
const { channelEvents, joinWaitlist, staffOf } = membersIn(test);
const { say, mark, channelOf } = useTalk(test);

it('disabling a member removes access and channels but keeps their seat and data, and enabling restores access', async () => {
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
  const closed = { id: membership.id, name: membership.name, supportEmail: expect.stringContaining('@') };
  expect((await me.get('/v1/users/my-user')).body.disabledIn).toEqual([closed]);
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.leaderId).toBe(leader?.id);

  expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
  expect((await owner.post(`${url}/enable`)).body).toMatchObject({ disabled: false });
  expect((await me.get('/v1/channels/my-channels')).body).toHaveLength(2);
  expect((await me.get('/v1/users/my-user')).body).not.toHaveProperty('disabledIn');
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

it('enabling a member gives them a free seat if they were waiting for it', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const member = await test.make.member(pod.membership, { disabled: true });
  await joinWaitlist(pod, member.id);
  const owner = await staffOf(pod.membership);
  await owner.post(`/v1/memberships/${pod.membership.id}/members/${member.memberId}/enable`);
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toContain(member.id);
});

it('disabling, enabling or removing a member refreshes their open pages, even without a pod', async () => {
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

it('enabling a member restores their unread messages, including those written while the member was disabled', async () => {
  const pod = await test.make.pod();
  const leader = pod.leader as TestUser;
  const member = await test.make.member(pod.membership);
  await test.make.participant(pod, member);
  await mark(pod, member, await say(pod, leader, 'Read'));
  await say(pod, leader, 'Not read yet');
  const owner = await staffOf(pod.membership);
  const url = `/v1/memberships/${pod.membership.id}/members/${member.memberId}`;
  await owner.post(`${url}/disable`);
  await say(pod, leader, 'Written meanwhile');
  await owner.post(`${url}/enable`);
  expect((await channelOf(member, pod))?.unread).toBe(2);
});

it('enabling a leader restores their unread messages in the leader channel', async () => {
  const pod = await test.make.pod();
  const leader = pod.leader as TestUser;
  const owner = await staffOf(pod.membership);
  const channels = async () => (await (await test.as(leader)).get('/v1/channels/my-channels')).body;
  const leaders = async () => (await channels()).find((one: { leaderChannel: boolean }) => one.leaderChannel);
  const { id } = await leaders();
  await owner.post(`/v1/channels/${id}/messages`, { content: 'To all who lead' });
  const list = (await owner.get(`/v1/memberships/${pod.membership.id}/members`)).body;
  const { id: memberId } = list.find(({ userId }: { userId: string }) => userId === leader.id);
  await owner.post(`/v1/memberships/${pod.membership.id}/members/${memberId}/disable`);
  await owner.post(`/v1/memberships/${pod.membership.id}/members/${memberId}/enable`);
  expect((await leaders()).unread).toBe(1);
});

it("disabling a member removes their pod's meetings from their calendar, and enabling adds the current meetings", async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const member = await test.make.member(pod.membership);
  await test.make.participant(pod, member);
  const owner = await staffOf(pod.membership);
  const url = `/v1/memberships/${pod.membership.id}/members/${member.memberId}`;
  await owner.post(`${url}/disable`);
  await owner.patch(`/v1/pods/${pod.id}`, { name: 'Late Birds' });
  await owner.post(`${url}/enable`);
  await owner.post(`${url}/enable`);
  const mails = (await test.mails(member.email)).map(({ data }) => data);
  expect(mails).toMatchObject([
    { reason: 'disabled', podName: 'Early Birds' },
    { reason: 'enabled', podName: 'Late Birds' },
  ]);
  expect(mails[1]?.sequence).toBeGreaterThan(mails[0]?.sequence as number);
});
