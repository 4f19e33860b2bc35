import { and, eq } from 'drizzle-orm';
import { members, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';

const test = useTestApp();

let counter = 0;
const newcomer = (inviteCode: string, more: object = {}) => ({
  inviteCode,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: `maya${(counter += 1)}@example.com`,
  password: 'Kiln-fired-2024',
  ...more,
});

const register = (body: object) => test.anyone().post('/v1/members/register', body);

/** Opens the newest link that this address was sent, and says where it leads. */
async function openLink(email: string): Promise<string> {
  const mail = (await test.mails(email)).at(-1);
  const link = new URL(String(mail?.data.link));
  const { headers } = await test.anyone().get(`${link.pathname}${link.search}`);
  return String(headers.location);
}

async function memberRow(membership: TestMembership, email: string) {
  const [row] = await test.app.context.database.db
    .select({ member: members, user: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, membership.id), eq(users.email, email)));
  return row;
}

const staffNotices = async (membership: TestMembership) => {
  const owner = await test.as(membership.business.owner);
  return (await owner.get('/v1/notifications/my-notifications')).body;
};

describe('signing up as a participant', () => {
  it('makes a member once the address is proven, and staff are told', async () => {
    const membership = await test.make.membership();
    const person = newcomer(membership.participantCode, { contactWhenNewPod: true });
    expect((await register(person)).body).toEqual({ done: true });
    expect(await memberRow(membership, person.email)).toBeUndefined();
    expect(await openLink(person.email)).toMatch(/\/email-verified$/);

    const row = await memberRow(membership, person.email);
    expect(row).toMatchObject({
      member: { leaderStatus: 'NONE', contactWhenNewPod: true, joinedAt: test.clock.now() },
    });
    const me = await test.as({ id: row?.user.id ?? '' });
    expect((await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`)).body).toEqual([
      { action: 'COMPLETE_PROFILE', businessId: membership.business.id },
    ]);
    expect(await staffNotices(membership)).toMatchObject([
      { message: expect.stringContaining('<b>Maya Okafor</b> joined'), membershipName: membership.name },
    ]);
  });

  it('takes the preferred pod: a seat if there is one, else the waitlist', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const { membership } = pod;
    const [first, second] = [1, 2].map(() => newcomer(membership.participantCode, { preferredPodId: pod.id }));
    for (const person of [first, second]) {
      await register(person ?? {});
      await openLink(person?.email ?? '');
    }
    const owner = await test.as(membership.business.owner);
    const seated = await memberRow(membership, first?.email ?? '');
    expect((await owner.get(`/v1/pods/${pod.id}`)).body.members).toContain(seated?.user.id);
    expect((await owner.get(`/v1/memberships/${membership.id}/waitlists`)).body).toMatchObject([
      { userId: (await memberRow(membership, second?.email ?? ''))?.user.id, position: 1 },
    ]);
  });

  it('only offers pods that the sign-up page shows', async () => {
    const [pod, elsewhere] = [await test.make.pod(), await test.make.pod()];
    const { membership } = pod;
    const wish = (preferredPodId: string, code = membership.participantCode) =>
      register(newcomer(code, { preferredPodId }));
    expect(await wish(elsewhere.id)).toMatchObject({ status: 400, body: { errors: [{ path: 'preferredPodId' }] } });
    expect((await wish(pod.id, membership.leaderCode)).status).toBe(400);
    const owner = await test.as(membership.business.owner);
    await owner.patch(`/v1/memberships/${membership.id}`, {
      features: [{ name: 'SelectPodOnSignup', disabled: true }],
    });
    expect((await wish(pod.id)).status).toBe(400);
  });

  it('needs a code that works', async () => {
    expect(await register(newcomer('never-made'))).toMatchObject({
      status: 400,
      body: { detail: 'This link is no longer valid', errors: [{ path: 'inviteCode' }] },
    });
  });

  it('goes through when the links are reset meanwhile, and leads to /invalid when the membership is gone', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const [early, late] = [newcomer(membership.participantCode), newcomer(membership.participantCode)];
    await register(early);
    await register(late);
    await owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
    expect(await openLink(early.email)).toMatch(/\/email-verified$/);
    const row = await memberRow(membership, early.email);
    await owner.delete(`/v1/memberships/${membership.id}/members/${row?.member.id}`);
    await owner.delete(`/v1/memberships/${membership.id}`);
    expect(await openLink(late.email)).toMatch(/\/invalid$/);
  });
});

describe('signing up as a leader', () => {
  it('asks owner and admins to approve, in the product and by e-mail', async () => {
    const membership = await test.make.membership();
    const admin = await test.make.admin(membership.business);
    const person = newcomer(membership.leaderCode);
    await register(person);
    expect(await openLink(person.email)).toMatch(/\/leader-email-verified$/);
    const row = await memberRow(membership, person.email);
    expect(row?.member.leaderStatus).toBe('PENDING_APPROVAL');
    for (const reader of [membership.business.owner, admin]) {
      const notices = (await (await test.as(reader)).get('/v1/notifications/my-notifications')).body;
      expect(notices).toContainEqual(
        expect.objectContaining({
          actionType: 'CHOICE',
          primaryActionUrl: `/v1/memberships/${membership.id}/leaders/${row?.user.id}/approve`,
          secondaryActionUrl: `/v1/memberships/${membership.id}/leaders/${row?.user.id}/decline`,
        }),
      );
      expect(await test.mails(reader.email)).toMatchObject([
        { template: 'leader-applied', data: { leaderName: 'Maya Okafor', membershipName: membership.name } },
      ]);
    }
  });
});

describe('signing up with a known address', () => {
  it('answers the same, makes no second account, and the mailbox gets a link that joins with the first', async () => {
    const membership = await test.make.membership();
    const known = await test.make.user();
    const answer = await register(newcomer(membership.participantCode, { email: known.email.toUpperCase() }));
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(await test.mails(known.email)).toMatchObject([
      { template: 'known-address', data: { membershipName: membership.name } },
    ]);
    expect(await memberRow(membership, known.email)).toBeUndefined();
    expect(await openLink(known.email)).toMatch(/\/email-verified$/);
    expect(await memberRow(membership, known.email)).toMatchObject({
      user: { id: known.id, firstName: known.firstName },
    });
  });
});

describe('accepting an invite signed in', () => {
  it('joins in one click, and a repeat is harmless', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    const person = await test.make.user();
    const me = await test.as(person);
    const accept = () => me.post(`/v1/invites/${membership.participantCode}/accept`, { preferredPodId: pod.id });
    expect((await accept()).body).toMatchObject({ id: membership.id, member: true, can: { joinPod: false } });
    expect((await accept()).body).toMatchObject({ id: membership.id, member: true });
    expect((await me.get('/v1/pods/my-pods')).body).toMatchObject([{ id: pod.id, myRole: 'participant' }]);
    const joined = (await staffNotices(membership)).filter(({ message }: { message: string }) =>
      message.includes(' joined '),
    );
    expect(joined).toHaveLength(1);
  });

  it('many clicks at once make one member', async () => {
    const membership = await test.make.membership();
    const me = await test.as(await test.make.user());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => me.post(`/v1/invites/${membership.leaderCode}/accept`, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const owner = await test.as(membership.business.owner);
    expect((await owner.get(`/v1/memberships/${membership.id}/members`)).body).toHaveLength(1);
    expect(await test.mails(membership.business.owner.email)).toHaveLength(1);
  });

  it('a member asks to lead by a leader link, and who leads already stays what they are', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const statusAfter = async (person: { id: string }) => {
      const me = await test.as(person);
      await me.post(`/v1/invites/${membership.leaderCode}/accept`, {});
      return (await me.get(`/v1/memberships/${membership.id}/my-leader-status`)).body.status;
    };
    expect(await statusAfter(member)).toBe('PENDING_APPROVAL');
    expect(await statusAfter(leader)).toBe('SIGNED_OFF');
  });

  it('gives a disabled member no access, and an unknown code leads nowhere', async () => {
    const membership = await test.make.membership();
    const disabled = await test.as(await test.make.member(membership, { disabled: true }));
    expect((await disabled.post(`/v1/invites/${membership.participantCode}/accept`, {})).status).toBe(409);
    expect((await disabled.get(`/v1/memberships/${membership.id}`)).status).toBe(404);
    expect((await disabled.post('/v1/invites/never-made/accept', {})).status).toBe(404);
  });
});
