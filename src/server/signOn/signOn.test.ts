import { eq } from 'drizzle-orm';
import { identities, users } from '../platform/database/schema';
import { tokenOf } from '../session/testing/logins';
import { twoFactorIn } from '../session/testing/twoFactor';
import { PASSWORD, type TestUser } from '../testing/factories';
import { useSignOnApp } from './testing/signOns';

const { test, idp, claimsOf, start, visit, finish, signOn, ticketFor, confirm, connect } = useSignOnApp();

const linked = async (person: TestUser) => {
  expect((await confirm(await ticketFor(claimsOf(person)), { password: PASSWORD })).status).toBe(200);
};

it('the login page learns of the installation’s provider, and an invite’s of the business’s, too', async () => {
  const membership = await test.make.membership();
  const of = async (query = '') => (await test.anyone().get(`/v1/sign-on/providers${query}`)).body as unknown;
  const installation = { ref: 'installation', name: 'Acme ID' };
  expect(await of()).toEqual([installation]);
  await connect(membership.business);
  const own = { ref: membership.business.id, name: 'Brightwater ID', businessName: membership.business.name };
  expect(await of(`?businessId=${membership.business.id}`)).toEqual([own, installation]);
  expect(await of(`?inviteCode=${membership.participantCode}`)).toEqual([own, installation]);
  expect(await of('?inviteCode=never-made')).toEqual([installation]);
});

it('a linked identity logs in, and returns to the page where the login began', async () => {
  const anna = await test.make.user();
  await linked(anna);
  const answer = await signOn(claimsOf(anna), { returnPath: '/pods' });
  expect(answer).toMatchObject({ status: 200, body: { session: { user: { id: anna.id } }, returnPath: '/pods' } });
  const me = await test.bearer(tokenOf(answer)).get('/v1/users/my-user');
  expect(me.body).toMatchObject({ id: anna.id });
  expect((await test.bearer(tokenOf(answer)).get('/v1/users/identities')).body).toMatchObject([
    { providerName: 'Acme ID', issuer: idp().issuer, lastUsed: test.clock.now().getTime() / 1000 },
  ]);
});

it('leads to no foreign page', async () => {
  const anna = await test.make.user();
  await linked(anna);
  const { body } = await signOn(claimsOf(anna), { returnPath: '//evil.example' });
  expect(body).not.toHaveProperty('returnPath');
});

it('whose identity it is stays, whatever address the provider states later', async () => {
  const [anna, bert] = [await test.make.user(), await test.make.user()];
  await linked(anna);
  const { sub } = claimsOf(anna);
  const renamed = await signOn(claimsOf(bert, { sub }));
  expect(renamed.body).toMatchObject({ session: { user: { id: anna.id, email: anna.email } } });
  expect((await signOn({ sub })).body).toMatchObject({ session: { user: { id: anna.id } } });
});

it('the account’s new address changes nothing either', async () => {
  const anna = await test.make.user();
  await linked(anna);
  await test.app.context.database.db.update(users).set({ email: 'new@example.com' }).where(eq(users.id, anna.id));
  expect((await signOn(claimsOf(anna))).body).toMatchObject({ session: { user: { id: anna.id } } });
});

it('two-factor login is the provider’s', async () => {
  const anna = await test.make.user();
  await linked(anna);
  await twoFactorIn(test).turnOn(anna);
  expect((await signOn(claimsOf(anna))).body).toMatchObject({ session: { user: { id: anna.id } } });
});

it('a disabled account stays out', async () => {
  const anna = await test.make.user();
  await linked(anna);
  const { db } = test.app.context.database;
  await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id));
  expect(await signOn(claimsOf(anna))).toMatchObject({ status: 400, body: { code: 'account_disabled' } });
});

describe('an answer', () => {
  const expired = { status: 400, body: { code: 'sign_on_expired' } };

  it('is taken once, even if sent twice at the same time', async () => {
    const anna = await test.make.user();
    await linked(anna);
    const brought = await visit(claimsOf(anna));
    const answers = await Promise.all([finish(brought), finish(brought)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await finish(brought)).toMatchObject(expired);
  });

  it('is taken only in the browser where the login began', async () => {
    const anna = await test.make.user();
    await linked(anna);
    const elsewhere = { cookie: `stepwell-sign-on=${'x'.repeat(43)}` };
    expect(await finish({ ...(await visit(claimsOf(anna))), ...elsewhere })).toMatchObject(expired);
    expect(await finish({ ...(await visit(claimsOf(anna))), cookie: '' })).toMatchObject(expired);
  });

  it('is taken only for the provider that was asked', async () => {
    const business = await test.make.business();
    await connect(business);
    const brought = await visit(claimsOf(business.owner));
    expect(await finish({ ...brought, provider: business.id })).toMatchObject(expired);
  });

  it('is taken for ten minutes', async () => {
    const brought = await visit(claimsOf(await test.make.user()));
    test.clock.advance({ minutes: 11 });
    expect(await finish(brought)).toMatchObject(expired);
  });

  it.each(['state=made-up&code=x', 'nothing', '?'])('may not be ‘%s’', async (answer) => {
    const { cookie } = await visit(claimsOf(await test.make.user()));
    expect(await finish({ provider: 'installation', answer, cookie })).toMatchObject(expired);
  });
});

describe('a provider', () => {
  it('that is away says so, at the start and at the end', async () => {
    const brought = await visit(claimsOf(await test.make.user()));
    idp().outage = 503;
    const away = {
      status: 503,
      body: { code: 'unavailable', detail: expect.stringContaining('Acme ID isn’t answering') },
    };
    expect(await start()).toMatchObject(away);
    expect(await finish(brought)).toMatchObject(away);
  });

  it('that refuses is quoted to nobody', async () => {
    const answer = await finish(await visit(undefined));
    expect(answer).toMatchObject({ status: 400, body: { code: 'sign_on_refused' } });
    expect(JSON.stringify(answer.body)).not.toContain('cancelled');
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'that vouches for no address logs nobody new in: %j',
    async (claims) => {
      const person = claimsOf(await test.make.user(), claims);
      expect(await signOn(person)).toMatchObject({ status: 400, body: { code: 'sign_on_unverified' } });
    },
  );

  it('that nobody has is 404', async () => {
    const business = await test.make.business();
    for (const provider of [business.id, '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01', '0'.repeat(36)])
      expect((await start({ provider })).status).toBe(404);
  });
});

describe('a business’s provider', () => {
  it('logs in the people of the business, and nobody else', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    await connect(business);
    const [member, admin, stranger] = [
      await test.make.member(membership),
      await test.make.admin(business),
      await test.make.user(),
    ];
    for (const person of [member, admin, business.owner, stranger]) await linked(person);
    const by = async (person: TestUser) => (await signOn(claimsOf(person), { provider: business.id })).status;
    expect([await by(member), await by(admin), await by(business.owner), await by(stranger)]).toEqual([
      200, 200, 200, 400,
    ]);
  });

  it('takes an invite of its business, and no other', async () => {
    const membership = await test.make.membership();
    await connect(membership.business);
    const given = { provider: membership.business.id, inviteCode: membership.participantCode };
    expect((await start(given)).status).toBe(200);
    const other = await test.make.membership();
    expect((await start({ ...given, inviteCode: other.participantCode })).status).toBe(404);
    expect((await start({ ...given, inviteCode: 'never-made' })).status).toBe(404);
  });
});

it('whoever has left the business proves again who they are, before its provider lets them in by an invite', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  await connect(business);
  const stranger = await test.make.user();
  await linked(stranger);
  const given = { provider: business.id, inviteCode: membership.participantCode };
  const pending = await ticketFor(claimsOf(stranger), given);
  const answer = await confirm(pending, { password: PASSWORD });
  expect(answer.body).toMatchObject({ session: { user: { id: stranger.id } } });
  expect((await test.bearer(tokenOf(answer)).get('/v1/users/identities')).body).toHaveLength(1);
});

it('a session by a provider is no proof for deleting the account', async () => {
  const anna = await test.make.user();
  await linked(anna);
  const me = test.bearer(tokenOf(await signOn(claimsOf(anna))));
  expect(await me.delete('/v1/users/my-user', {})).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password' }] },
  });
  expect((await me.delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
});

describe('a link', () => {
  it('is removed with the password, which ends the sessions that it began, and nothing else', async () => {
    const anna = await test.make.user();
    await linked(anna);
    const byProvider = test.bearer(tokenOf(await signOn(claimsOf(anna))));
    const me = await test.as(anna);
    const [{ id }] = (await me.get('/v1/users/identities')).body as [{ id: string }];
    const remove = (password: string) => me.post(`/v1/users/identities/${id}/remove`, { password });
    expect(await remove('Wrong-guess-1')).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await byProvider.get('/v1/users/my-user')).status).toBe(401);
    expect((await me.get('/v1/users/identities')).body).toEqual([]);
    expect((await signOn(claimsOf(anna))).body).toHaveProperty('confirmation');
    expect((await remove(PASSWORD)).status).toBe(404);
  });

  it('is its owner’s alone', async () => {
    const [anna, bert] = [await test.make.user(), await test.make.user()];
    await linked(anna);
    const [{ id }] = (await (await test.as(anna)).get('/v1/users/identities')).body as [{ id: string }];
    const theft = await (await test.as(bert)).post(`/v1/users/identities/${id}/remove`, { password: PASSWORD });
    expect(theft.status).toBe(404);
  });

  it('ends when the password is reset by mail', async () => {
    const anna = await test.make.user();
    await linked(anna);
    await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
    const mail = (await test.mails(anna.email)).find(({ template }) => template === 'reset-password');
    const code = new URL(mail?.data.link as string).searchParams.get('code');
    await test.anyone().post('/v1/users/reset-password', { code, password: 'Kiln-fired-2024' });
    expect(await test.app.context.database.db.select().from(identities).where(eq(identities.userId, anna.id))).toEqual(
      [],
    );
    expect((await test.mails(anna.email)).at(-1)).toMatchObject({
      template: 'password-changed',
      data: { hadIdentities: true },
    });
    expect((await signOn(claimsOf(anna))).body).toHaveProperty('confirmation');
  });
});
