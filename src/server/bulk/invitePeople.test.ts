import { eq } from 'drizzle-orm';
import type { EmailInvitationInput } from '../../contract/entities.gen';
import { users } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { inspectPods } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestMembership, type TestUser } from '../testing/factories';
import { runBulkActions } from './testing/runBulkActions';

const test = useTestApp();
const links = linksOf(test);
const look = inspectPods(test);

let addresses = 0;
beforeEach(() => void (addresses += 1));
const at = (name: string) => `${name}@test${addresses}.example.com`;

const asOwner = ({ business }: TestMembership) => test.as(business.owner);
const participant = (email: string, more: Partial<EmailInvitationInput> = {}): EmailInvitationInput => ({
  email,
  role: 'Participant',
  ...more,
});

async function invitePeople(sender: TestUser, membership: TestMembership, ...invitations: EmailInvitationInput[]) {
  const url = `/v1/memberships/${membership.id}/email-invitations`;
  const answer = await (await test.as(sender)).post(url, { invitations });
  await runBulkActions(test);
  return answer;
}

const invite = (membership: TestMembership, ...invitations: EmailInvitationInput[]) =>
  invitePeople(membership.business.owner, membership, ...invitations);

const check = async (membership: TestMembership, ...invitations: EmailInvitationInput[]) =>
  (await (await asOwner(membership)).post(`/v1/memberships/${membership.id}/email-invitation-checks`, { invitations }))
    .body;

const waiting = async (membership: TestMembership) =>
  (await (await asOwner(membership)).get(`/v1/memberships/${membership.id}/email-invitations`)).body;

async function signUp(email: string) {
  const { code: inviteCode } = await links.newest(email, 'membership-invite');
  const person = { email, firstName: 'Tom', lastName: 'Smith', password: PASSWORD };
  expect((await test.anyone().post('/v1/members/register', { inviteCode, ...person })).status).toBe(200);
  return links.confirm(email, 'verify-email');
}

it('each address is mailed its own link, which prefills the form, and joining ends the invitation', async () => {
  const membership = await test.make.membership();
  const { body } = await invite(membership, participant(at('tom'), { name: 'Tom Smith' }), participant(at('ada')));
  expect(body).toMatchObject({ kind: 'INVITE_PEOPLE', total: 2 });
  expect(await waiting(membership)).toMatchObject([{ email: at('ada') }, { email: at('tom') }]);
  const { code } = await links.newest(at('tom'), 'membership-invite');
  expect((await test.anyone().get(`/v1/invites/${code}`)).body).toMatchObject({
    role: 'Participant',
    membershipId: membership.id,
    invitee: { email: at('tom'), name: 'Tom Smith' },
  });
  await signUp(at('tom'));
  expect(await waiting(membership)).toMatchObject([{ email: at('ada') }]);
  expect((await test.anyone().get(`/v1/invites/${code}`)).status).toBe(404);
});

it('a person invited to a pod gets a place there, or on its waitlist, and a leader applies to lead', async () => {
  const pod = await test.make.pod({ maxParticipants: 1 });
  const { membership } = pod;
  await invite(membership, participant(at('tom'), { podId: pod.id }), participant(at('ada'), { podId: pod.id }), {
    email: at('lea'),
    role: 'Leader',
  });
  for (const name of ['tom', 'ada', 'lea']) await signUp(at(name));
  expect(await look.participantsOf(pod)).toHaveLength(1);
  expect(await look.waitlistOf(pod)).toHaveLength(1);
  const { body } = await (
    await asOwner(membership)
  ).get(`/v1/memberships/${membership.id}/members?leaderStatus=PENDING_APPROVAL`);
  expect(body).toMatchObject([{ email: at('lea') }]);
});

it('an account with the invited address joins by the link in one click', async () => {
  const membership = await test.make.membership();
  const known = await test.make.user();
  await invite(membership, participant(known.email.toUpperCase()));
  const { code } = await links.newest(known.email.toUpperCase(), 'membership-invite');
  expect((await (await test.as(known)).post(`/v1/invites/${code}/accept`, {})).body).toMatchObject({ member: true });
  expect(await waiting(membership)).toEqual([]);
});

it('people are checked before anybody is mailed: members, duplicates, people already invited, and pods without a place', async () => {
  const full = await test.make.pod({ maxParticipants: 1 });
  const { membership } = full;
  const member = await test.make.participant(full);
  const elsewhere = await test.make.pod();
  await invite(membership, participant(at('tom')));
  expect(
    await check(
      membership,
      participant(member.email),
      participant(at('Tom')),
      participant(at('ada')),
      participant(at('ADA')),
      participant(at('bo'), { podId: full.id }),
      participant(at('cy'), { podId: elsewhere.id }),
      participant(at('di'), { podId: full.id, role: 'Leader' }),
    ),
  ).toEqual([
    { index: 0, reason: 'MEMBER' },
    { index: 1, reason: 'INVITED' },
    { index: 3, reason: 'TWICE' },
    { index: 4, reason: 'POD_FULL' },
    { index: 5, reason: 'POD_UNKNOWN' },
    { index: 6, reason: 'POD_FOR_LEADER' },
  ]);
  expect(await test.mails(at('ada'))).toEqual([]);
});

it('nobody is invited twice, unless the earlier invitation is over or withdrawn', async () => {
  const membership = await test.make.membership();
  const mailed = async () => (await test.mails(at('tom'))).length;
  await invite(membership, participant(at('tom')), participant(at('TOM')));
  expect(await invite(membership, participant(at('tom')))).toMatchObject({
    status: 409,
    body: { code: 'bulk_changed' },
  });
  expect(await mailed()).toBe(1);
  test.clock.advance({ days: 31 });
  await invite(membership, participant(at('tom')));
  expect(await mailed()).toBe(2);
  const [{ id }] = await waiting(membership);
  const owner = await asOwner(membership);
  const { code } = await links.newest(at('tom'), 'membership-invite');
  expect((await owner.delete(`/v1/memberships/${membership.id}/email-invitations/${id}`)).status).toBe(200);
  expect((await test.anyone().get(`/v1/invites/${code}`)).status).toBe(404);
  await invite(membership, participant(at('tom')));
  expect(await mailed()).toBe(3);
});

it('a person who has become a member is refused, with the reason in their row', async () => {
  const membership = await test.make.membership();
  const known = await test.make.user();
  const owner = await asOwner(membership);
  const url = `/v1/memberships/${membership.id}/email-invitations`;
  const { body } = await owner.post(url, { invitations: [participant(known.email)] });
  await test.make.member(membership, { user: known });
  await runBulkActions(test);
  expect((await owner.get(`/v1/bulk-actions/${body.id}/rows`)).body).toMatchObject([
    { name: known.email, outcome: 'REFUSED', reason: 'They’re a member already.' },
  ]);
});

it('inviting takes the same number of statements for each address, and starting as many for few addresses as for many', async () => {
  const membership = await test.make.membership();
  const some = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => participant(at(`${name}${index}`)));
  const begin = async (count: number, name: string) => {
    const owner = await asOwner(membership);
    const url = `/v1/memberships/${membership.id}/email-invitations`;
    const begun = await test.countStatements(() => owner.post(url, { invitations: some(count, name) }));
    const run = await test.countStatements(() => runBulkActions(test));
    return [begun.statements.length, run.statements.length] as const;
  };
  const [few, many] = [await begin(2, 'a'), await begin(12, 'b')];
  expect(many[0]).toBe(few[0]);
  expect(Number.isInteger((many[1] - few[1]) / 10)).toBe(true);
});

it('an invitation admits one person, and nobody once it is withdrawn, not even a person who has signed up with it', async () => {
  const membership = await test.make.membership();
  await invite(membership, participant(at('tom')), participant(at('ada')));
  const register = async (invited: string, email: string) => {
    const { code: inviteCode } = await links.newest(invited, 'membership-invite');
    const person = { email, firstName: 'Tom', lastName: 'Smith', password: PASSWORD };
    await test.anyone().post('/v1/members/register', { inviteCode, ...person });
  };
  await register(at('tom'), at('tom'));
  await register(at('tom'), at('friend'));
  expect(await links.confirm(at('tom'), 'verify-email')).toMatch(/email-verified$/);
  expect(await links.confirm(at('friend'), 'verify-email')).toMatch(/invalid$/);
  await register(at('ada'), at('ada'));
  const [{ id }] = await waiting(membership);
  await (await asOwner(membership)).delete(`/v1/memberships/${membership.id}/email-invitations/${id}`);
  expect(await links.confirm(at('ada'), 'verify-email')).toMatch(/invalid$/);
});

type Loss = (sender: TestUser, membership: TestMembership) => Promise<unknown>;

const losses: Record<string, Loss> = {
  'whose account is disabled': ({ id }) =>
    test.app.context.database.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, id)),
  'removed from the staff': async ({ id }, { business }) =>
    expect(
      await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${id}`),
    ).toMatchObject({
      status: 200,
    }),
  'removed, whose account was deleted': async (sender, { business }) => {
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${sender.id}`);
    const deletion = await (await test.as(sender)).delete('/v1/users/my-user', { password: PASSWORD });
    expect(deletion.status).toBe(200);
  },
};

it.each(Object.entries(losses))(
  'an invitation by an admin %s lets nobody in, and leaves room for another',
  async (_, lose) => {
    const membership = await test.make.membership();
    const sender = await test.make.admin(membership.business);
    await invitePeople(sender, membership, participant(at('tom')), participant(at('ada')));
    const [tom, ada] = [
      await links.newest(at('tom'), 'membership-invite'),
      await links.newest(at('ada'), 'membership-invite'),
    ];
    const person = { firstName: 'Ada', lastName: 'Smith', password: PASSWORD };
    await test.anyone().post('/v1/members/register', { inviteCode: ada.code, email: at('ada'), ...person });
    await lose(sender, membership);
    expect((await test.anyone().get(`/v1/invites/${tom.code}`)).status).toBe(404);
    const late = await test
      .anyone()
      .post('/v1/members/register', { inviteCode: tom.code, email: at('tom'), ...person });
    expect(late.status).toBe(400);
    expect(await links.confirm(at('ada'), 'verify-email')).toMatch(/invalid$/);
    expect(await waiting(membership)).toEqual([]);
    expect(await check(membership, participant(at('tom')))).toEqual([]);
    await invite(membership, participant(at('tom')));
    expect(await signUp(at('tom'))).toMatch(/email-verified$/);
  },
);

it('one address is invited at most three times a day', async () => {
  const membership = await test.make.membership();
  const owner = await asOwner(membership);
  for (let times = 0; times < 4; times += 1) {
    await invite(membership, participant(at('tom')));
    for (const { id } of await waiting(membership)) {
      await owner.delete(`/v1/memberships/${membership.id}/email-invitations/${id}`);
    }
  }
  expect(await test.mails(at('tom'))).toHaveLength(3);
});

it('people with an unknown pod, another membership’s pod or a pod for a leader are refused, and the others are invited', async () => {
  const pod = await test.make.pod();
  const { membership } = pod;
  const elsewhere = await test.make.pod();
  const known = await test.make.user();
  const { body } = await invite(
    membership,
    participant(at('tom'), { podId: pod.id }),
    participant(known.email, { podId: elsewhere.id }),
    participant(at('bo'), { podId: pod.id, role: 'Leader' }),
    participant(at('cy'), { podId: '01890000-0000-7000-8000-000000000000' }),
  );
  const owner = await asOwner(membership);
  const { body: rows } = await owner.get(`/v1/bulk-actions/${body.id}/rows`);
  expect(rows).toEqual([
    { position: 1, name: at('tom'), outcome: 'DONE' },
    { position: 2, name: known.email, outcome: 'REFUSED', reason: 'Their pod isn’t in this membership.' },
    { position: 3, name: at('bo'), outcome: 'REFUSED', reason: 'Leaders aren’t invited to a pod.' },
    { position: 4, name: at('cy'), outcome: 'REFUSED', reason: 'Their pod isn’t in this membership.' },
  ]);
  expect((await waiting(membership)).map(({ email }: { email: string }) => email)).toEqual([at('tom')]);
  expect((await owner.get(`/v1/bulk-actions/${body.id}`)).body).toMatchObject({
    state: 'FINISHED',
    done: 1,
    refused: 3,
  });
});

it('withdrawing an invitation again gets the same response', async () => {
  const membership = await test.make.membership();
  await invite(membership, participant(at('tom')));
  const [{ id }] = await waiting(membership);
  const owner = await asOwner(membership);
  const url = `/v1/memberships/${membership.id}/email-invitations/${id}`;
  expect([(await owner.delete(url)).status, (await owner.delete(url)).status]).toEqual([200, 200]);
});

it('after an act is stopped, the addresses that weren’t invited are listed', async () => {
  const membership = await test.make.membership();
  const known = await test.make.user();
  const owner = await asOwner(membership);
  const url = `/v1/memberships/${membership.id}/email-invitations`;
  const { body } = await owner.post(url, { invitations: [participant(at('tom')), participant(known.email)] });
  await owner.post(`/v1/bulk-actions/${body.id}/stop`);
  await runBulkActions(test);
  const names = async () =>
    (await owner.get(`/v1/bulk-actions/${body.id}/rows`)).body.map(({ name }: { name: string }) => name) as string[];
  expect(await names()).toEqual([at('tom'), known.email]);
  const { db } = test.app.context.database;
  await db.delete(users).where(eq(users.id, known.id));
  expect(await names()).toEqual([at('tom')]);
});

it('a name is refused if it is too long, has a phone number, an address or a link, or is invisible; an accepted name is kept on one line', async () => {
  const membership = await test.make.membership();
  const named = (name: string) => participant(at('tom'), { name });
  expect(await invite(membership, named('T'.repeat(81)))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'invitations.0.name', message: 'Name must be 80 characters or fewer' }] },
  });
  const refused = [
    ['Tom +49 170 123', 'Name can’t have a phone number'],
    ['bob@x.test', 'Name can’t have an email address'],
    ['bob＠x.test', 'Name can’t have an email address'],
    ['pay at https://x.test', 'Name can’t have a link'],
    ['pay.test/a', 'Name can’t have a link'],
    ['\u200B', 'Name has nothing to read'],
  ] as const;
  const answer = await invite(membership, ...refused.map(([name], index) => participant(at(`tom${index}`), { name })));
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: refused.map(([, message], index) => ({ path: `invitations.${index}.name`, message })) },
  });
  await invite(membership, named(' Tom\n\u202ESmith '));
  expect(await waiting(membership)).toMatchObject([{ name: 'Tom Smith' }]);
});

it('people not yet invited when an act is stopped can be invited again', async () => {
  const membership = await test.make.membership();
  const owner = await asOwner(membership);
  const url = `/v1/memberships/${membership.id}/email-invitations`;
  const { body } = await owner.post(url, { invitations: [participant(at('tom'))] });
  await owner.post(`/v1/bulk-actions/${body.id}/stop`);
  await runBulkActions(test);
  expect((await invite(membership, participant(at('tom')))).body).toMatchObject({ total: 1 });
  expect(await test.mails(at('tom'))).toHaveLength(1);
});

it('an invitation opened by somebody who is already a member stays valid for its recipient', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  await invite(membership, participant(at('tom')));
  const { code } = await links.newest(at('tom'), 'membership-invite');
  expect((await (await test.as(member)).post(`/v1/invites/${code}/accept`, {})).status).toBe(200);
  expect(await signUp(at('tom'))).toMatch(/email-verified$/);
});
