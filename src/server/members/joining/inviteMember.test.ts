import { eq } from 'drizzle-orm';
import { checkoutOf, makeKey } from '../../integrations/testing/keys';
import { emailInvitations, externalRefs, members, memberships, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { linksOf } from '../../session/testing/links';

const test = useTestApp();
const links = linksOf(test);

let people = 0;
const newEmail = () => `buyer${(people += 1)}@example.com`;

const invitesTo = async (email: string) =>
  (await test.mails(email)).filter(({ template }) => template === 'membership-invite');

async function signUp(email: string): Promise<void> {
  const { code: inviteCode } = await links.newest(email, 'membership-invite');
  const person = { inviteCode, email, firstName: 'Maya', lastName: 'Okafor', password: 'Kiln-fired-2024' };
  expect((await test.anyone().post('/v1/members/register', person)).status).toBe(200);
  await links.confirm(email, 'verify-email');
}

describe('inviting one person', () => {
  it('mails them their own link, once, however often it is repeated', async () => {
    const { invite } = await checkoutOf(test);
    const email = newEmail();
    const first = await invite({ email, name: 'Maya Okafor', externalRef: 'order-1' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'INVITED',
        invitation: { email, name: 'Maya Okafor', role: 'Participant', externalRef: 'order-1' },
      },
    });
    const again = await invite({ email: email.toUpperCase(), externalRef: 'order-1' });
    expect(again.body).toMatchObject({
      status: 'ALREADY_INVITED',
      invitation: { id: (first.body as { invitation: { id: string } }).invitation.id, externalRef: 'order-1' },
    });
    expect(await invitesTo(email)).toHaveLength(1);
  });

  it('answers a member as such, even a disabled one, and gives them the reference', async () => {
    const { membership, invite, key, url } = await checkoutOf(test);
    const member = await test.make.member(membership);
    await key.post(`${url}/members/${member.memberId}/disable`);
    expect((await invite({ email: member.email, externalRef: 'cus_7' })).body).toMatchObject({
      status: 'MEMBER',
      member: { id: member.memberId, disabled: true, externalRef: 'cus_7' },
    });
    expect(await invitesTo(member.email)).toEqual([]);
  });

  it('invites again after the invitation has expired, with the same reference', async () => {
    const { invite, url, key } = await checkoutOf(test);
    const email = newEmail();
    const { body } = await invite({ email, externalRef: 'order-2' });
    await test.app.context.database.db
      .update(emailInvitations)
      .set({ expiresAt: test.clock.now() })
      .where(eq(emailInvitations.id, body.invitation.id as string));
    expect((await invite({ email })).body).toMatchObject({ status: 'INVITED', invitation: { externalRef: 'order-2' } });
    expect((await key.get(`${url}/email-invitations?externalRef=order-2`)).body).toHaveLength(1);
  });

  it('gives them a place in the pod, or on its waitlist when it is full, as soon as they join', async () => {
    const { membership, invite, key, url } = await checkoutOf(test);
    const pod = await test.make.pod({ membership, maxParticipants: 1 });
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second]) {
      expect((await invite({ email, podId: pod.id })).body).toMatchObject({ invitation: { podName: pod.name } });
      await signUp(email);
    }
    const podOf = async (email: string) => (await key.get(`${url}/members?email=${email}`)).body[0].podId as unknown;
    expect([await podOf(first), await podOf(second)]).toEqual([pod.id, undefined]);
    const waiting = await (await test.as(membership.business.owner)).get(`${url}/waitlists`);
    expect(waiting.body).toHaveLength(1);
  });

  it('answers an invitation whose pod has been deleted as it is', async () => {
    const { membership, invite } = await checkoutOf(test);
    const pod = await test.make.pod({ membership, leader: null });
    const buyer = { email: newEmail(), podId: pod.id };
    await invite(buyer);
    await (await test.as(membership.business.owner)).delete(`/v1/pods/${pod.id}`);
    expect((await invite(buyer)).body).toMatchObject({ status: 'ALREADY_INVITED' });
  });

  it.each([
    ['a pod of another membership', 'Participant'],
    ['a pod for a leader', 'Leader'],
  ])('refuses %s at its field, and mails nobody', async (what, role) => {
    const { membership, invite } = await checkoutOf(test);
    const pod = await test.make.pod(role === 'Leader' ? { membership } : {});
    const email = newEmail();
    const { status, body } = await invite({ email, role, podId: pod.id });
    expect([status, body.errors[0].path]).toEqual([400, 'podId']);
    expect(await invitesTo(email)).toEqual([]);
  });

  it.each([
    {},
    { email: 'Maya <maya@example.com>' },
    { email: 'a@example.com', externalRef: 'with space' },
    { email: 'a@example.com', externalRef: '' },
  ])('refuses %j', async (buyer) => {
    const { invite } = await checkoutOf(test);
    expect((await invite(buyer)).status).toBe(400);
  });
});

describe('a reference', () => {
  it('passes from the invitation to the member who joins by it, and finds them', async () => {
    const { invite, key, url } = await checkoutOf(test);
    const email = newEmail();
    await invite({ email, externalRef: 'order-3' });
    expect((await key.get(`${url}/members?externalRef=order-3`)).body).toEqual([]);
    await signUp(email);
    expect((await key.get(`${url}/members?externalRef=order-3`)).body).toEqual([
      expect.objectContaining({ email, externalRef: 'order-3' }),
    ]);
    expect((await key.get(`${url}/email-invitations?email=${email}`)).body).toEqual([]);
  });

  it('passes to the member who joins otherwise, with the invited address', async () => {
    const { membership, invite, key, url } = await checkoutOf(test);
    const person = await test.make.user();
    await invite({ email: person.email, externalRef: 'order-4' });
    await (await test.as(person)).post(`/v1/invites/${membership.participantCode}/accept`, {});
    expect((await key.get(`${url}/members?externalRef=order-4`)).body).toMatchObject([{ userId: person.id }]);
  });

  it('finds a member who joined with another address, and mails nobody again', async () => {
    const { invite, key, url } = await checkoutOf(test);
    const [bought, person] = [newEmail(), await test.make.user()];
    await invite({ email: bought, externalRef: 'order-8' });
    const { code } = await links.newest(bought, 'membership-invite');
    await (await test.as(person)).post(`/v1/invites/${code}/accept`, {});
    const [member] = (await key.get(`${url}/members?externalRef=order-8`)).body as { id: string; userId: string }[];
    expect(member?.userId).toBe(person.id);
    expect((await invite({ email: bought, externalRef: 'order-8' })).body).toMatchObject({
      status: 'MEMBER',
      member: { id: member?.id },
    });
    expect(await invitesTo(bought)).toHaveLength(1);
  });

  it('isn’t held by an invitation that nobody can accept any more', async () => {
    const { membership, invite, url, key: ofOwner } = await checkoutOf(test);
    const { business } = membership;
    const admin = await test.make.admin(business);
    const key = await makeKey(test, { staff: admin, businessId: business.id });
    await key.post(`${url}/members`, { email: newEmail(), externalRef: 'order-9' });
    expect((await invite({ email: newEmail(), externalRef: 'order-9' })).status).toBe(409);
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${admin.id}`);
    expect((await invite({ email: newEmail(), externalRef: 'order-9' })).body).toMatchObject({ status: 'INVITED' });
    expect((await ofOwner.get(`${url}/email-invitations?externalRef=order-9`)).body).toHaveLength(1);
  });

  it.each(['withdrawn', 'deleted with its account', 'deleted with its membership'])(
    'is free again once its holder is %s',
    async (how) => {
      const { membership, invite, key, url } = await checkoutOf(test);
      const { db } = test.app.context.database;
      const person = await test.make.user();
      const { body } = await invite({ email: person.email, externalRef: 'order-10' });
      if (how === 'withdrawn') await key.delete(`${url}/email-invitations/${body.invitation.id}`);
      else await (await test.as(person)).post(`/v1/invites/${membership.participantCode}/accept`, {});
      if (how === 'deleted with its account') await db.delete(users).where(eq(users.id, person.id));
      if (how === 'deleted with its membership') await db.delete(memberships).where(eq(memberships.id, membership.id));
      expect(await db.$count(externalRefs, eq(externalRefs.ref, 'order-10'))).toBe(0);
    },
  );

  it('belongs to one person of the business', async () => {
    const { invite, membership } = await checkoutOf(test);
    const taken = newEmail();
    await invite({ email: taken, externalRef: 'order-5' });
    const other = newEmail();
    const refused = await invite({ email: other, externalRef: 'order-5' });
    expect([refused.status, refused.body.code]).toEqual([409, 'external_ref_taken']);
    expect(await invitesTo(other)).toEqual([]);
    const { id } = await test.make.membership({ business: membership.business });
    const key = await makeKey(test, { staff: membership.business.owner, businessId: membership.business.id });
    expect((await key.post(`/v1/memberships/${id}/members`, { email: taken, externalRef: 'order-5' })).status).toBe(
      409,
    );
  });

  it('is replaced by another one of the same person, and free again once they leave', async () => {
    const { membership, invite, key, url } = await checkoutOf(test);
    const member = await test.make.member(membership);
    await invite({ email: member.email, externalRef: 'cus_1' });
    await invite({ email: member.email, externalRef: 'cus_2' });
    expect((await key.get(`${url}/members?externalRef=cus_1`)).body).toEqual([]);
    await key.delete(`${url}/members/${member.memberId}`);
    expect((await invite({ email: newEmail(), externalRef: 'cus_2' })).status).toBe(200);
  });

  it('is one person’s, whatever writes to the database', async () => {
    const { membership } = await checkoutOf(test);
    const { db } = test.app.context.database;
    const [one, other] = [await test.make.member(membership), await test.make.member(membership)];
    const businessId = membership.business.id;
    await db.insert(externalRefs).values({ businessId, ref: 'cus_9', memberId: one.memberId });
    await expect(
      db.insert(externalRefs).values({ businessId, ref: 'cus_9', memberId: other.memberId }),
    ).rejects.toThrow();
    await expect(db.insert(externalRefs).values({ businessId, ref: 'cus_10' })).rejects.toThrow();
  });

  it('is for staff only', async () => {
    const { membership, url, invite } = await checkoutOf(test);
    const member = await test.make.member(membership);
    await invite({ email: member.email, externalRef: 'cus_11' });
    const them = await test.as(member);
    expect(JSON.stringify((await them.get(`${url}/members`)).body)).not.toContain('cus_11');
    for (const query of ['externalRef=cus_11', `email=${member.email}`])
      expect((await them.get(`${url}/members?${query}`)).status).toBe(400);
  });
});

it('two purchases at once by one person are one invitation, and one reference has one person', async () => {
  const { invite } = await checkoutOf(test);
  const email = newEmail();
  const twice = await Promise.all([
    invite({ email, externalRef: 'order-6' }),
    invite({ email, externalRef: 'order-6' }),
  ]);
  expect(twice.map(({ body }) => body.status as string).sort()).toEqual(['ALREADY_INVITED', 'INVITED']);
  expect(await invitesTo(email)).toHaveLength(1);
  const people = await Promise.all([1, 2, 3].map(() => invite({ email: newEmail(), externalRef: 'order-7' })));
  expect(people.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('a program disables, enables and removes a member, and withdraws an invitation, each repeatable', async () => {
  const { membership, key, url, invite } = await checkoutOf(test);
  const member = await test.make.member(membership);
  const memberUrl = `${url}/members/${member.memberId}`;
  for (const act of ['disable', 'disable', 'enable', 'enable'] as const)
    expect(await key.post(`${memberUrl}/${act}`)).toMatchObject({ status: 200, body: { disabled: act === 'disable' } });
  for (let times = 0; times < 2; times += 1) expect((await key.delete(memberUrl)).status).toBe(200);
  expect(await test.app.context.database.db.$count(members, eq(members.id, member.memberId))).toBe(0);
  const { body } = await invite({ email: newEmail() });
  const invitationUrl = `${url}/email-invitations/${body.invitation.id}`;
  for (let times = 0; times < 2; times += 1) expect((await key.delete(invitationUrl)).status).toBe(200);
});
