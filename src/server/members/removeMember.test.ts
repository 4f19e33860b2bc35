import { useTestApp } from '../testing/app';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

it('a removed member loses their membership and is mailed once', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const owner = await staffOf(membership);
  const url = `/v1/memberships/${membership.id}/members/${member.memberId}`;
  expect((await owner.delete(url)).body).toEqual({ done: true });
  expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  expect(await test.mails(member.email)).toMatchObject([
    { template: 'member-removed', data: { membershipName: membership.name, supportEmail: 'support@example.com' } },
  ]);
  expect((await owner.delete(url)).body).toEqual({ done: true });
  expect(await test.mails(member.email)).toHaveLength(1);
});

it('a removed member and the people who run their pod are notified of who removed them', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const { owner } = pod.membership.business;
  const name = `${owner.firstName} ${owner.lastName}`;
  const member = await test.make.member(pod.membership);
  await test.make.participant(pod, member);
  await (await staffOf(pod.membership)).delete(`/v1/memberships/${pod.membership.id}/members/${member.memberId}`);
  expect(await test.mails(member.email)).toMatchObject([
    { template: 'meeting', data: { reason: 'removedFromMembership', removedBy: name } },
    { template: 'member-removed' },
  ]);
  const { body } = await (await test.as(pod.leader!)).get('/v1/notifications/my-notifications');
  const removed = `<b>${member.firstName} ${member.lastName}</b> from <b>Early Birds</b>`;
  expect(body).toMatchObject([{ message: `<b>${name}</b> removed ${removed}.` }]);
  expect((await (await test.as(member)).get('/v1/notifications/my-notifications')).body).toEqual([]);
});

it('the leader of a pod with members cannot be removed, and the response names the pod', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  await test.make.participant(pod);
  const owner = await staffOf(pod.membership);
  const { body } = await owner.get(`/v1/memberships/${pod.membership.id}/members`);
  const { id } = body.find(({ userId }: { userId: string }) => userId === pod.leader?.id);
  const answer = await owner.delete(`/v1/memberships/${pod.membership.id}/members/${id}`);
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('leads Early Birds') } });
});

it('operations on a member reject a user id, or the id of another membership’s member', async () => {
  const [membership, other] = [await test.make.membership(), await test.make.membership()];
  const stranger = await test.make.member(other);
  const member = await test.make.member(membership);
  const owner = await staffOf(membership);
  for (const id of [stranger.memberId, member.id]) {
    const url = `/v1/memberships/${membership.id}/members/${id}`;
    expect((await owner.delete(url)).status).toBe(404);
    expect((await owner.post(`${url}/disable`)).status).toBe(404);
    expect((await owner.post(`${url}/enable`)).status).toBe(404);
    expect((await owner.post(`${url}/change-email`, { newEmail: 'new@example.com' })).status).toBe(404);
  }
});
