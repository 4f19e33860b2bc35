import type { LeaderStatus } from '../../contract/entities.gen';
import { leaderMeetingIn } from '../meetings/testing/leaderMeeting';
import { inspectPods } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import type { TestMember, TestMembership } from '../testing/factories';
import { leadersIn, LEADER_ACTIONS } from './testing/leaders';

const test = useTestApp();
const { applied, choicesOf, dueFor, noticesOf, staffOf } = leadersIn(test);

const set = async (membership: TestMembership, { memberId }: TestMember, status: LeaderStatus) =>
  (await staffOf(membership)).put(`/v1/memberships/${membership.id}/members/${memberId}/leader-status`, { status });

it('setting a leader status has the same effects as answering an application', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  expect((await set(membership, member, 'APPROVED')).body).toMatchObject({ leaderStatus: 'APPROVED' });
  expect(await dueFor(membership, member)).toEqual(LEADER_ACTIONS);
  expect((await set(membership, member, 'SIGNED_OFF')).body).toMatchObject({ leaderStatus: 'SIGNED_OFF' });
  expect(await dueFor(membership, member)).toEqual([]);
  expect((await set(membership, member, 'SIGNED_OFF')).status).toBe(200);
  expect((await set(membership, member, 'NONE')).body).toMatchObject({ leaderStatus: 'NONE' });
  expect((await set(membership, member, 'DECLINED')).body).toMatchObject({ leaderStatus: 'DECLINED' });
  const templates = (await test.mails(member.email)).map(({ template }) => template);
  expect(templates).toEqual(['leader-approved', 'leader-demoted']);
});

it("setting a member's status sends no mail about an application or steps that they don’t have", async () => {
  const membership = await test.make.membership();
  const [fresh, leader] = [
    await test.make.member(membership),
    await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' }),
  ];
  await set(membership, fresh, 'DECLINED');
  expect(await test.mails(fresh.email)).toEqual([]);
  await set(membership, leader, 'DECLINED');
  expect(await test.mails(leader.email)).toMatchObject([{ template: 'leader-demoted' }]);
  await set(membership, fresh, 'SIGNED_OFF');
  expect(await test.mails(fresh.email)).toMatchObject([
    { template: 'leader-signed-off', data: { link: 'http://stepwell.test/pods' } },
  ]);
});

it('a leader set back to APPROVED must confirm the training again, and gets no mail saying they can lead', async () => {
  const membership = await test.make.membership();
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  expect((await set(membership, leader, 'APPROVED')).body).toMatchObject({ leaderStatus: 'APPROVED' });
  expect(await dueFor(membership, leader)).toEqual(LEADER_ACTIONS);
  expect(await test.mails(leader.email)).toEqual([]);
  expect(await noticesOf(leader)).toEqual([]);
});

it('a leader approved in two memberships of a business must confirm the training until neither membership approves them', async () => {
  const membership = await test.make.membership();
  const other = await test.make.membership({ business: membership.business });
  const member = await test.make.member(membership);
  const elsewhere = await test.make.member(other, { user: member });
  await set(membership, member, 'APPROVED');
  await set(other, elsewhere, 'APPROVED');
  await set(membership, member, 'NONE');
  expect(await dueFor(membership, member)).toEqual(LEADER_ACTIONS);
  await set(other, elsewhere, 'NONE');
  expect(await dueFor(membership, member)).toEqual([]);
});

it('setting a leader status completes the application that it answers', async () => {
  const { membership, member } = await applied();
  await set(membership, member, 'SIGNED_OFF');
  expect(await choicesOf(membership.business.owner)).toEqual([]);
  expect(await test.mails(member.email)).toMatchObject([{ template: 'leader-signed-off' }]);
});

it('declining an application by setting the status is mailed as such', async () => {
  const { membership, member } = await applied();
  await set(membership, member, 'DECLINED');
  expect(await test.mails(member.email)).toMatchObject([{ template: 'leader-declined' }]);
});

it("staff cannot apply on behalf of a person, or revoke the status of a pod's leader", async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.pod({ membership, leader });
  expect(await set(membership, member, 'PENDING_APPROVAL')).toMatchObject({
    status: 409,
    body: { code: 'not_settable' },
  });
  expect((await set(membership, leader, 'NONE')).body.detail).toMatch(/leads a pod/);
  expect((await set(membership, leader, 'APPROVED')).status).toBe(200);
});

it('leader meetings are in the calendar of a person set to SIGNED_OFF, until they lose the status', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  await leaderMeetingIn(test)(membership);
  const reasons = async () => (await inspectPods(test).meetingMailsTo(member)).map(({ reason }) => reason);
  await set(membership, member, 'APPROVED');
  expect(await reasons()).toEqual([]);
  await set(membership, member, 'SIGNED_OFF');
  expect(await reasons()).toEqual(['invited']);
  await set(membership, member, 'NONE');
  expect(await reasons()).toEqual(['invited', 'excused']);
});

it('a disabled member is not mailed when their leader status is set', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership, { disabled: true });
  expect((await set(membership, member, 'APPROVED')).status).toBe(200);
  expect(await test.mails(member.email)).toEqual([]);
});
