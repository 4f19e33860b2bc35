import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestBusiness } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);

const invite = async (business: TestBusiness, email: string) =>
  (await test.as(business.owner)).post(`/v1/businesses/${business.id}/admins`, { name: 'Ada', email });
const codeFor = async (business: TestBusiness, email: string) => {
  expect((await invite(business, email)).status).toBe(200);
  return (await links.newest(email, 'admin-invite')).code;
};
const person = { firstName: 'Ada', lastName: 'Admin', password: PASSWORD };
const accept = (inviteCode: string, given: Partial<typeof person> = {}, by = test.anyone()) =>
  by.post('/v1/business-admins/register', { inviteCode, ...person, ...given });
const adminsOf = async (business: TestBusiness) =>
  (
    (await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/business-admins`)).body as {
      email: string;
    }[]
  ).map(({ email }) => email);

describe('inviting an admin', () => {
  it('mails a link to the sign-up page', async () => {
    const business = await test.make.business({ name: 'Acme' });
    expect(await invite(business, 'ada1@example.com')).toMatchObject({ status: 200, body: { done: true } });
    const [mail] = await test.mails('ada1@example.com');
    const { firstName, lastName } = business.owner;
    expect(mail).toMatchObject({
      template: 'admin-invite',
      data: { name: 'Ada', businessName: 'Acme', inviterName: `${firstName} ${lastName}` },
    });
    expect(mail?.data.link).toMatch(/^http:\/\/stepwell\.test\/sign-up\/admin\?code=/);
  });

  it('again replaces the invitation before, and no other', async () => {
    const business = await test.make.business();
    const first = await codeFor(business, 'ada2@example.com');
    const another = await codeFor(business, 'bob2@example.com');
    const second = await codeFor(business, 'Ada2@example.com'.toLowerCase());
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    expect((await accept(another)).status).toBe(200);
  });

  it('is not possible for who is staff of this business', async () => {
    const business = await test.make.business();
    const admin = await test.make.admin(business);
    for (const { email } of [admin, business.owner]) {
      expect(await invite(business, email.toUpperCase())).toMatchObject({
        status: 409,
        body: { code: 'already_staff' },
      });
    }
  });
});

describe('an invitation', () => {
  it('makes an account that is verified at once, makes it admin and signs it in', async () => {
    const business = await test.make.business({ name: 'Acme' });
    const { status, headers, body } = await accept(await codeFor(business, 'ada3@example.com'));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'ada3@example.com', firstName: 'Ada', lastName: 'Admin' });
    const asAda = test.bearer(String(headers.authorization).slice('Bearer '.length));
    expect((await asAda.get('/v1/businesses/my-businesses')).body).toMatchObject([{ name: 'Acme', admin: true }]);
    const { body: actions } = await asAda.get(`/v1/onboarding-actions/my-actions/${business.id}`);
    expect(actions).toEqual([{ action: 'COMPLETE_PROFILE', businessId: business.id }]);
    expect(await adminsOf(business)).toEqual(['ada3@example.com']);
    const again = await test.anyone().post('/v1/users/login', { username: 'ada3@example.com', password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it('accepted is told to the owner, in the product and by mail', async () => {
    const business = await test.make.business({ name: 'Acme' });
    await accept(await codeFor(business, 'ada4@example.com'));
    expect(await test.mails(business.owner.email)).toMatchObject([
      { template: 'admin-joined', data: { adminName: 'Ada Admin', businessName: 'Acme' } },
    ]);
    expect(await links.told(business.owner, 'notification')).toHaveLength(1);
  });

  it('works once, also for two who come at the same time', async () => {
    const business = await test.make.business();
    const code = await codeFor(business, 'ada5@example.com');
    const answers = await Promise.all([accept(code), accept(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await accept(code)).body).toMatchObject({ code: 'code_invalid', detail: 'This link is no longer valid.' });
  });

  it('holds for seven days', async () => {
    const business = await test.make.business();
    const code = await codeFor(business, 'ada6@example.com');
    test.clock.advance({ days: 7 });
    expect((await accept(code)).status).toBe(400);
  });

  it('is accepted with an existing account by who knows its password; its name stays', async () => {
    const [business, anna] = [await test.make.business(), await test.make.user()];
    const code = await codeFor(business, anna.email);
    expect(await accept(code, { password: 'Not-Hers-1' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    });
    expect((await accept(code)).body.user).toEqual(anna);
    expect(await adminsOf(business)).toEqual([anna.email]);
  });

  it('is accepted without the password by who is signed in with that account', async () => {
    const [business, anna] = [await test.make.business(), await test.make.user()];
    const code = await codeFor(business, anna.email);
    const somebodyElse = await test.as(await test.make.user());
    expect((await accept(code, { password: 'Whatever-1' }, somebodyElse)).status).toBe(400);
    expect((await accept(code, { password: 'Whatever-1' }, await test.as(anna))).body.user).toEqual(anna);
    const login = { username: anna.email, password: PASSWORD };
    expect((await test.anyone().post('/v1/users/login', login)).status).toBe(200);
  });

  it('is accepted with one click by who is signed in with that account; by nobody else', async () => {
    const [business, anna] = [await test.make.business(), await test.make.user()];
    const inviteCode = await codeFor(business, anna.email);
    const click = (by = test.anyone()) => by.post('/v1/business-admins/register', { inviteCode });
    const missing = await click();
    expect(missing).toMatchObject({ status: 400, body: { detail: 'First name is required' } });
    expect((missing.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
      'firstName',
      'lastName',
      'password',
    ]);
    expect(await click(await test.as(await test.make.user()))).toMatchObject({
      status: 400,
      body: { code: 'other_account' },
    });
    expect((await click(await test.as(anna))).body.user).toEqual(anna);
    expect(await adminsOf(business)).toEqual([anna.email]);
    const login = { username: anna.email, password: PASSWORD };
    expect((await test.anyone().post('/v1/users/login', login)).status).toBe(200);
  });

  it('does not let its holder try passwords without end', async () => {
    const [business, anna] = [await test.make.business(), await test.make.user()];
    const code = await codeFor(business, anna.email);
    for (let tries = 0; tries < 10; tries++) await accept(code, { password: `Guess-Nr-${tries}` });
    expect((await accept(code)).status).toBe(429);
  });

  it('takes over an account that somebody entered and never proved', async () => {
    const business = await test.make.business();
    const squatted = await test.make.user({ verifiedAt: null });
    const code = await codeFor(business, squatted.email);
    expect((await accept(code, { password: 'Only-Mine-1' })).body.user).toMatchObject({ firstName: 'Ada' });
    const login = (password: string) => test.anyone().post('/v1/users/login', { username: squatted.email, password });
    expect((await login(PASSWORD)).status).toBe(400);
    expect((await login('Only-Mine-1')).status).toBe(200);
  });
});

describe('the admins of a business', () => {
  it('are listed by full name, without the owner', async () => {
    const business = await test.make.business();
    for (const [firstName, lastName] of [
      ['Zoë', 'Young'],
      ['alan', 'Moss'],
      ['Alan', 'Lee'],
    ] as const) {
      await test.make.admin(business, await test.make.user({ firstName, lastName }));
    }
    const { body } = await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/business-admins`);
    expect((body as { lastName: string }[]).map(({ lastName }) => lastName)).toEqual(['Lee', 'Moss', 'Young']);
  });

  it('come into every leader channel and lose it with the role', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const anna = await test.make.user();
    await accept(await codeFor(business, anna.email));
    const asOwner = await test.as(business.owner);
    await asOwner.delete(`/v1/businesses/${business.id}/business-admins/${anna.id}`);
    expect((await links.told(anna, 'channel')).map(({ change }) => change)).toEqual(['added', 'removed']);
  });

  it('who also lead a pod stay in its membership’s leader channel', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    await test.make.pod({ membership, leader });
    await test.make.admin(business, leader);
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${leader.id}`);
    expect(await links.told(leader, 'channel')).toEqual([]);
  });

  it('have no access once removed; a repeat says that it is done', async () => {
    const business = await test.make.business();
    const admin = await test.make.admin(business);
    const asOwner = await test.as(business.owner);
    const path = `/v1/businesses/${business.id}/business-admins/${admin.id}`;
    expect(await asOwner.delete(path)).toMatchObject({ status: 200, body: { done: true } });
    expect((await (await test.as(admin)).get(`/v1/businesses/${business.id}/business-admins`)).status).toBe(404);
    expect(await adminsOf(business)).toEqual([]);
    expect(await asOwner.delete(path)).toMatchObject({ status: 409, body: { code: 'already_done' } });
  });

  it('are told when removed, and what they were asked as staff is asked of them no more', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const admin = await test.make.admin(business);
    const member = await test.make.member(membership);
    await (await test.as(member)).post(`/v1/memberships/${membership.id}/request-leadership`);
    const list = async (person: { id: string }) =>
      (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as { message: string }[];
    expect(await list(admin)).toMatchObject([{ actionType: 'CHOICE' }]);
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${admin.id}`);
    expect(await list(admin)).toMatchObject([
      { message: `You are no longer an administrator of <b>${business.name}</b>.` },
    ]);
    expect(await list(business.owner)).toMatchObject([{ actionType: 'CHOICE' }]);
    expect(await test.mails(admin.email)).toContainEqual(
      expect.objectContaining({
        template: 'admin-removed',
        data: expect.objectContaining({ businessName: business.name }),
      }),
    );
  });

  it('do not include the owner, who cannot be removed, nor who does not exist', async () => {
    const business = await test.make.business();
    const asOwner = await test.as(business.owner);
    const remove = (id: string) => asOwner.delete(`/v1/businesses/${business.id}/business-admins/${id}`);
    expect(await remove(business.owner.id)).toMatchObject({ status: 409, body: { code: 'owner_stays' } });
    expect((await remove('0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01')).status).toBe(404);
    expect((await remove('no-id')).status).toBe(404);
  });

  it('of another business are not touched', async () => {
    const [business, other] = [await test.make.business(), await test.make.business()];
    const admin = await test.make.admin(other);
    await (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${admin.id}`);
    expect(await adminsOf(other)).toEqual([admin.email]);
  });
});
