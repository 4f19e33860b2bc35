import { eq } from 'drizzle-orm';
import { mails } from '../../platform/database/schema';
import { publishedTo } from '../../session/testing/publishedTo';
import { useTestApp } from '../../testing/app';
import type { TestMember, TestMembership } from '../../testing/factories';
import { runAllJobs } from '../../testing/jobs';
import { leadersIn, leadersUrl } from '../testing/leaders';

const test = useTestApp();
const { applied, auditAbout, choicesOf, dueFor, noticesOf, staffOf, statusOf } = leadersIn(test);

const answer = async (membership: TestMembership, member: TestMember, what: 'approve' | 'decline') =>
  (await staffOf(membership)).post(leadersUrl(membership, member, `/${what}`));

const setStatus = async (membership: TestMembership, { memberId }: TestMember, status: string) =>
  (await staffOf(membership)).put(`/v1/memberships/${membership.id}/members/${memberId}/leader-status`, { status });

const reopen = async (membership: TestMembership, member: TestMember, given: string) =>
  (await staffOf(membership)).post(leadersUrl(membership, member, `/reopen-application?answer=${given}`));

it.each(['disabled', 'removed'] as const)(
  'a person who is %s before an answer is announced is not notified',
  async (what) => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    expect(await test.mails(member.email)).toHaveLength(1);
    const url = `/v1/memberships/${membership.id}/members/${member.memberId}`;
    const staff = await staffOf(membership);
    expect((await (what === 'disabled' ? staff.post(`${url}/disable`) : staff.delete(url))).status).toBe(200);
    const templates = (await test.mails(member.email)).map(({ template }) => template);
    expect(templates).toEqual(what === 'disabled' ? [] : ['member-removed']);
  },
);

describe('taking back an answer to an application', () => {
  it.each(['approve', 'decline'] as const)('after %s restores the state before the answer', async (what) => {
    const { membership, member } = await applied();
    const admin = await test.make.admin(membership.business);
    const { owner } = membership.business;
    const before = await choicesOf(owner);
    const { body } = await answer(membership, member, what);
    expect(await choicesOf(owner)).toEqual([]);

    const asAdmin = await test.as(admin);
    for (let times = 0; times < 2; times++) expect((await asAdmin.post(body.undoUrl as string)).status).toBe(200);

    expect(await statusOf(membership, member)).toBe('PENDING_APPROVAL');
    expect(before).toHaveLength(1);
    expect(await choicesOf(owner)).toEqual(before);
    expect(await noticesOf(member)).toEqual([]);
    expect(await dueFor(membership, member)).toEqual([]);
    expect(await test.mails(member.email)).toEqual([]);
    expect((await answer(membership, member, 'approve')).status).toBe(200);
    expect(await test.mails(member.email)).toHaveLength(1);
  });

  it.each(['APPROVED', 'DECLINED'])("also works for %s on the member's page", async (status) => {
    const { membership, member } = await applied();
    await setStatus(membership, member, status);
    expect((await reopen(membership, member, status)).status).toBe(200);
    expect(await statusOf(membership, member)).toBe('PENDING_APPROVAL');
    expect(await test.mails(member.email)).toEqual([]);
    expect(await choicesOf(membership.business.owner)).toHaveLength(1);
  });

  it('works for a minute', async () => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    test.clock.advance({ seconds: 60 });
    expect((await reopen(membership, member, 'APPROVED')).status).toBe(200);
  });

  it('is refused once the person leads a pod', async () => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    await test.make.pod({ membership, leader: member });
    const late = await reopen(membership, member, 'APPROVED');
    expect(late).toMatchObject({ status: 409, body: { code: 'gone_on' } });
    expect(late.body.detail).toMatch(/ now leads a pod\.$/);
    expect(await statusOf(membership, member)).toBe('APPROVED');
  });

  it('is in the audit log, as is each answer, but repeats are not', async () => {
    const { membership, member } = await applied();
    for (const what of ['approve', 'decline'] as const) {
      for (let times = 0; times < 2; times++) await answer(membership, member, what);
      const given = what === 'approve' ? 'APPROVED' : 'DECLINED';
      for (let times = 0; times < 2; times++) await reopen(membership, member, given);
    }
    const entries = ['LEADER_APPROVED', 'LEADER_ANSWER_UNDONE', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE'];
    expect(await auditAbout(member)).toMatchObject(entries.map((act) => ({ act, membershipId: membership.id })));
  });

  it('is refused for a member who never applied', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    await setStatus(membership, member, 'APPROVED');
    expect((await reopen(membership, member, 'APPROVED')).status).toBe(409);
    expect(await statusOf(membership, member)).toBe('APPROVED');
  });

  it('is refused after a minute, once the person has been notified', async () => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    test.clock.advance({ seconds: 61 });
    const late = await reopen(membership, member, 'APPROVED');
    expect(late).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await statusOf(membership, member)).toBe('APPROVED');
    expect(await test.mails(member.email)).toHaveLength(1);
  });

  it('is refused once the person has confirmed the training', async () => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    await setStatus(membership, member, 'SIGNED_OFF');
    const late = await reopen(membership, member, 'APPROVED');
    expect(late.body.detail).toMatch(/ is now ready to lead\.$/);
    expect(await statusOf(membership, member)).toBe('SIGNED_OFF');
  });

  it('is refused once there is another answer, which is mailed after the first one', async () => {
    const { membership, member } = await applied();
    await answer(membership, member, 'approve');
    await setStatus(membership, member, 'DECLINED');
    expect((await reopen(membership, member, 'APPROVED')).body.detail).toMatch(/another answer since\.$/);
    expect(await statusOf(membership, member)).toBe('DECLINED');
    const { db } = test.app.context.database;
    const told = await db.select().from(mails).where(eq(mails.toAddress, member.email)).orderBy(mails.id);
    expect(told.map(({ template, heldFor }) => [template, heldFor])).toEqual([
      ['leader-approved', null],
      ['leader-demoted', null],
    ]);
  });
});

it('an answer is mailed only once it can no longer be taken back', async () => {
  const { membership, member } = await applied();
  await answer(membership, member, 'approve');
  const { jobs, database } = test.app.context;
  const state = async () => {
    await jobs.drain();
    const [mail] = await database.db.select().from(mails).where(eq(mails.toAddress, member.email));
    return mail?.state;
  };
  expect(await state()).toBe('queued');
  await runAllJobs(test, 'mail');
  expect(await state()).toBe('sent');
});

it.each(['SIGNED_OFF', 'DECLINED', 'NONE'])('the open pages of a person set to %s are updated', async (status) => {
  const { membership, member } = await applied();
  await setStatus(membership, member, 'APPROVED');
  const before = (await publishedTo(test, member, 'action')).length;
  await setStatus(membership, member, status);
  expect((await publishedTo(test, member, 'action')).length).toBeGreaterThan(before);
});
