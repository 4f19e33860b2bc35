import { timesNamed } from '../../notifications/testing/names';
import { useTestApp } from '../../testing/app';
import { leadersIn } from '../testing/leaders';

const test = useTestApp();
const { applied, choicesOf, statusOf } = leadersIn(test);

it('requesting leadership asks owner and admins by notification and mail, and repeating it asks nobody again', async () => {
  const { membership, member } = await applied();
  const me = await test.as(member);
  const again = await me.post(`/v1/memberships/${membership.id}/request-leadership`);
  expect(again.body).toEqual({ status: 'PENDING_APPROVAL' });
  expect(await choicesOf(membership.business.owner)).toHaveLength(1);
  expect(await test.mails(membership.business.owner.email)).toMatchObject([
    { template: 'leader-applied', data: { link: 'http://stepwell.test/notifications' } },
  ]);
});

it('members who may not lead yet may request it, even after being declined', async () => {
  const membership = await test.make.membership();
  const ask = async (person: { id: string }) =>
    (await test.as(person)).post(`/v1/memberships/${membership.id}/request-leadership`);
  expect((await ask(await test.make.member(membership, { leaderStatus: 'DECLINED' }))).status).toBe(200);
  expect((await ask(await test.make.member(membership, { leaderStatus: 'APPROVED' }))).status).toBe(409);
  expect((await ask(membership.business.owner)).status).toBe(409);
});

it('people who never requested leadership have the status NONE, including staff who are not members', async () => {
  const membership = await test.make.membership();
  expect(await statusOf(membership, await test.make.member(membership))).toBe('NONE');
  expect(await statusOf(membership, membership.business.owner)).toBe('NONE');
});

it('the status is that of the membership asked about', async () => {
  const [first, second] = [await test.make.membership(), await test.make.membership()];
  const member = await test.make.member(first, { leaderStatus: 'DECLINED' });
  await test.make.member(second, { user: member, leaderStatus: 'SIGNED_OFF' });
  expect([await statusOf(first, member), await statusOf(second, member)]).toEqual(['DECLINED', 'SIGNED_OFF']);
});

it('the name of a person who asks to lead goes from notifications when their account is removed', async () => {
  const { member } = await applied();
  expect(await timesNamed(test, member)).toEqual({ now: 1, afterRemoval: 0 });
});
