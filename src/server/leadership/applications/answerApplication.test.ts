import { eq } from 'drizzle-orm';
import { members } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMember, TestMembership, TestUser } from '../../testing/factories';
import { leadersIn } from '../testing/leaders';

const test = useTestApp();
const { applied, statusOf } = leadersIn(test);

const answer = async (membership: TestMembership, member: TestMember, by: TestUser, what: 'approve' | 'decline') =>
  (await test.as(by)).post(`/v1/memberships/${membership.id}/leaders/${member.id}/${what}`);

it('if two admins answer at the same time, one answer counts, the other gets 409, and one mail is sent', async () => {
  const { membership, member } = await applied();
  const admin = await test.make.admin(membership.business);
  const [approved, declined] = await Promise.all([
    answer(membership, member, membership.business.owner, 'approve'),
    answer(membership, member, admin, 'decline'),
  ]);
  expect([approved.status, declined.status].sort()).toEqual([200, 409]);
  expect(await statusOf(membership, member)).toBe(approved.status === 200 ? 'APPROVED' : 'DECLINED');
  expect(await test.mails(member.email)).toHaveLength(1);
});

it('a declined application cannot be approved by the button still shown on another screen', async () => {
  const { membership, member } = await applied();
  const admin = await test.make.admin(membership.business);
  await answer(membership, member, membership.business.owner, 'decline');
  const late = await answer(membership, member, admin, 'approve');
  expect(late).toMatchObject({ status: 409, body: { code: 'not_pending' } });
  expect(late.body.detail).toMatch(/was already declined/);
  expect(await statusOf(membership, member)).toBe('DECLINED');
  const { body: due } = await (
    await test.as(member)
  ).get(`/v1/onboarding-actions/my-actions/${membership.business.id}`);
  expect(due).toEqual([]);
});

it('answering an application returns its outcome, and repeating the answer returns the same outcome', async () => {
  const { membership, member } = await applied();
  const { owner } = membership.business;
  const declined = {
    done: true,
    message: expect.stringMatching(/^You’ve declined .*\. We’ll let them know by email\./) as string,
  };
  for (let times = 0; times < 2; times++) {
    expect(await answer(membership, member, owner, 'decline')).toMatchObject({ status: 200, body: declined });
  }
});

it('the outcome promises an email only to a person who gets one', async () => {
  for (const [what, sentence] of [
    ['approve', ' We’ll email them what comes next.'],
    ['decline', ' We’ll let them know by email.'],
  ] as const) {
    for (const disabledAt of [null, test.clock.now()]) {
      const { membership, member } = await applied();
      const { db } = test.app.context.database;
      await db.update(members).set({ disabledAt }).where(eq(members.id, member.memberId));
      const { body } = await answer(membership, member, membership.business.owner, what);
      expect([disabledAt, String(body.message).includes(sentence)]).toEqual([disabledAt, disabledAt === null]);
    }
  }
});

it("staff can read an applicant's bio in the notification that offers both answers", async () => {
  const membership = await test.make.membership();
  const person = await test.make.user({ bio: 'I <b>coach</b> & listen.' });
  const member = await test.make.member(membership, { user: person });
  await (await test.as(member)).post(`/v1/memberships/${membership.id}/request-leadership`, {});
  const { body } = await (await test.as(membership.business.owner)).get('/v1/notifications/my-notifications');
  expect(body).toMatchObject([
    { message: expect.stringContaining('<br /><i>I &lt;b&gt;coach&lt;/b&gt; &amp; listen.</i>') as string },
  ]);
});
