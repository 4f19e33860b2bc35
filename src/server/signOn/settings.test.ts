import { eq } from 'drizzle-orm';
import type { SignOnSettings } from '../../contract/entities.gen';
import { signOnProviders } from '../platform/database/schema';
import { tokenOf } from '../session/testing/logins';
import { twoFactorIn } from '../session/testing/twoFactor';
import { PASSWORD, type TestUser } from '../testing/factories';
import { useSignOnApp } from './testing/signOns';

const { test, idp, claimsOf, signOn, ticketFor, confirm, settings, settingsUrl, save, testSettings, connect } =
  useSignOnApp();

const wrong = (path: string) => ({ status: 400, body: { errors: [{ path }] } });

const read = async (business: { id: string; owner: TestUser; name: string }) =>
  (await (await test.as(business.owner)).get(settingsUrl(business))).body as SignOnSettings;

describe('settings', () => {
  it('are saved without a secret in any answer, encrypted, and count once they are tested', async () => {
    const business = await test.make.business();
    expect(await read(business)).toMatchObject({ configured: false, tested: false, required: 'nobody' });
    const saved = await save(business);
    expect(saved).toMatchObject({ status: 200, body: { configured: true, tested: false, name: 'Brightwater ID' } });
    expect(saved.body).toMatchObject({ redirectUri: `http://stepwell.test/sign-on/${business.id}` });
    const [row] = await test.app.context.database.db.select().from(signOnProviders);
    expect(JSON.stringify([saved.body, row])).not.toContain(settings().clientSecret);
    expect((await test.anyone().post('/v1/sign-on/start', { provider: business.id })).status).toBe(404);
    await idp().allowRedirectUri((saved.body as SignOnSettings).redirectUri);
    expect((await testSettings(business)).body).toEqual({
      test: { businessId: business.id, worked: true, email: business.owner.email },
    });
    expect(await read(business)).toMatchObject({ tested: true });
    expect((await test.anyone().post('/v1/sign-on/start', { provider: business.id })).status).toBe(200);
  });

  it('are the owner’s alone', async () => {
    const business = await test.make.business();
    const admin = await test.as(await test.make.admin(business));
    expect((await admin.get(settingsUrl(business))).status).toBe(404);
    expect((await admin.put(settingsUrl(business), settings())).status).toBe(404);
    expect((await admin.post(`${settingsUrl(business)}/test`)).status).toBe(404);
    expect((await admin.delete(settingsUrl(business))).status).toBe(404);
  });

  it('keep the secret for the same issuer and client only', async () => {
    const business = await test.make.business();
    await connect(business);
    const keep = { clientSecret: '', name: 'Another name' };
    expect((await save(business, keep)).body).toMatchObject({ tested: true, name: 'Another name' });
    expect((await testSettings(business)).body).toMatchObject({ test: { worked: true } });
    const elsewhere = await save(business, { ...keep, clientId: 'another client' });
    expect(elsewhere.body).toMatchObject({ tested: false });
    expect((await save(business, keep)).body).toMatchObject({ tested: false });
    expect((await testSettings(business)).body).toMatchObject({ test: { worked: false } });
  });

  it.each([
    ['http://id.example.com/.well-known/x', 'issuer'],
    ['not an address', 'issuer'],
  ])('take no issuer like ‘%s’', async (issuer, path) => {
    expect(await save(await test.make.business(), { issuer })).toMatchObject(wrong(path));
  });

  it('of a provider that doesn’t answer are not saved', async () => {
    const business = await test.make.business();
    idp().outage = 503;
    expect(await save(business)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    idp().outage = undefined;
    expect(await read(business)).toMatchObject({ configured: false });
  });

  it('aren’t overwritten by an older page', async () => {
    const business = await test.make.business();
    const { version } = (await save(business)).body as SignOnSettings;
    await save(business, { version, name: 'Newer' });
    expect(await save(business, { version, name: 'Older' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
  });

  it('are removed, and everybody logs in another way', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const member = await test.make.member(membership);
    await connect(business, 'everyone');
    const owner = await test.as(business.owner);
    expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).status).toBe(409);
    expect((await owner.delete(settingsUrl(business))).status).toBe(200);
    expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).status).toBe(200);
  });
});

describe('a test', () => {
  it('says why it failed, and makes nothing usable', async () => {
    const business = await test.make.business();
    const { redirectUri } = (await save(business, { clientSecret: 'a wrong one' })).body as SignOnSettings;
    await idp().allowRedirectUri(redirectUri);
    const failed = (await testSettings(business)).body as { test: { worked: boolean; problem: string } };
    expect(failed.test).toMatchObject({ worked: false, problem: expect.stringMatching(/^The provider says: /) });
    expect(await read(business)).toMatchObject({ tested: false });
  });

  it('fails where the provider logs people in under another issuer', async () => {
    const business = await test.make.business();
    await connect(business);
    const { db } = test.app.context.database;
    await db
      .update(signOnProviders)
      .set({ issuer: `${idp().issuer}/` })
      .where(eq(signOnProviders.businessId, business.id));
    const { body } = await testSettings(business);
    expect(body).toMatchObject({ test: { worked: false, problem: expect.stringContaining(idp().issuer) } });
  });

  it('fails where the provider vouches for no address', async () => {
    const business = await test.make.business();
    await connect(business);
    const { body } = await testSettings(business, claimsOf(business.owner, { email_verified: false }));
    expect(body).toMatchObject({ test: { worked: false, problem: expect.stringContaining('has been verified') } });
  });

  it('of settings that have been changed since doesn’t count', async () => {
    const business = await test.make.business();
    const { redirectUri } = (await save(business)).body as SignOnSettings;
    await idp().allowRedirectUri(redirectUri);
    idp().person = claimsOf(business.owner);
    const owner = await test.as(business.owner);
    const begun = await owner.post(`${settingsUrl(business)}/test`);
    const { answer } = await idp().visit((begun.body as { address: string }).address);
    await save(business, { clientSecret: 'another secret' });
    await save(business, { name: 'Changed' });
    const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
    const { body } = await test.anyone().post('/v1/sign-on/finish', { provider: business.id, answer }, { cookie });
    expect(body).toMatchObject({ test: { worked: false, problem: expect.stringContaining('changed') } });
    expect(await read(business)).toMatchObject({ tested: false });
  });

  it('logs nobody in', async () => {
    const business = await test.make.business();
    await connect(business);
    expect((await testSettings(business)).headers.authorization).toBeUndefined();
  });
});

describe('a provider that must be used', () => {
  const needed = { status: 409, body: { code: 'sign_on_needed' } };

  it('has been tested, with these settings', async () => {
    const business = await test.make.business();
    expect(await save(business, { required: 'staff' })).toMatchObject(wrong('required'));
    await connect(business);
    expect(await save(business, { required: 'staff', clientId: 'another client' })).toMatchObject(wrong('required'));
    expect((await save(business, { required: 'staff' })).status).toBe(200);
  });

  it('must answer when it is made so', async () => {
    const business = await test.make.business();
    await connect(business);
    idp().outage = 500;
    expect((await save(business, { required: 'everyone' })).status).toBe(503);
  });

  it('keeps out whoever logged in another way, as the business chose, but never its owner', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const pod = await test.make.pod({ membership });
    const people = {
      owner: business.owner,
      admin: await test.make.admin(business),
      leader: pod.leader as TestUser,
      participant: await test.make.participant(pod),
    };
    const statuses = async () => {
      const found: Record<string, number> = {};
      for (const [role, person] of Object.entries(people))
        found[role] = (await (await test.as(person)).get(`/v1/pods/${pod.id}`)).status;
      return found;
    };
    await connect(business);
    expect(await statuses()).toEqual({ owner: 200, admin: 200, leader: 200, participant: 200 });
    await save(business, { required: 'staff' });
    expect(await statuses()).toEqual({ owner: 200, admin: 409, leader: 200, participant: 200 });
    await save(business, { required: 'everyone' });
    expect(await statuses()).toEqual({ owner: 200, admin: 409, leader: 409, participant: 409 });
    expect(await (await test.as(people.participant)).get(`/v1/channels/${pod.channelId}/messages`)).toMatchObject({
      ...needed,
      body: { ...needed.body, businessId: business.id },
    });
  });

  it('lets in whoever logged in with it, and with no other', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const member = await test.make.member(membership);
    const url = `/v1/memberships/${membership.id}`;
    await connect(business, 'everyone');
    await confirm(await ticketFor(claimsOf(member)), { password: PASSWORD });
    const byProvider = test.bearer(tokenOf(await signOn(claimsOf(member), { provider: business.id })));
    expect((await byProvider.get(url)).status).toBe(200);
    const { db } = test.app.context.database;
    await db.update(signOnProviders).set({ issuer: 'https://another.example.com' });
    expect(await byProvider.get(url)).toMatchObject(needed);
  });

  it('isn’t replaced by another client of the same issuer', async () => {
    const [membership, other] = [await test.make.membership(), await test.make.membership()];
    const member = await test.make.member(membership);
    await test.make.member(other, { user: member });
    await connect(membership.business, 'everyone');
    await connect(other.business);
    await confirm(await ticketFor(claimsOf(member)), { password: PASSWORD });
    const url = `/v1/memberships/${membership.id}`;
    for (const provider of ['installation', other.business.id]) {
      const elsewhere = test.bearer(tokenOf(await signOn(claimsOf(member), { provider })));
      expect(await elsewhere.get(url)).toMatchObject(needed);
    }
    const here = test.bearer(tokenOf(await signOn(claimsOf(member), { provider: membership.business.id })));
    expect((await here.get(url)).status).toBe(200);
  });

  it('is required by the issuer that it states, however it was typed', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const member = await test.make.member(membership);
    const typed = { issuer: `${idp().issuer}/.well-known/openid-configuration` };
    const { redirectUri, issuer } = (await save(business, typed)).body as SignOnSettings;
    expect(issuer).toBe(idp().issuer);
    await idp().allowRedirectUri(redirectUri);
    await testSettings(business);
    expect((await save(business, { ...typed, required: 'everyone' })).status).toBe(200);
    const answer = await confirm(await ticketFor(claimsOf(member), { provider: business.id }), { password: PASSWORD });
    expect((await test.bearer(tokenOf(answer)).get(`/v1/memberships/${membership.id}`)).status).toBe(200);
  });

  it('doesn’t stand in for the second factor that another business asks of its staff', async () => {
    const [membership, strict] = [await test.make.membership(), await test.make.business()];
    const person = await test.make.member(membership);
    await test.make.admin(strict, person);
    const { turnOn } = twoFactorIn(test);
    await turnOn(strict.owner);
    await (await test.as(strict.owner)).put(`/v1/businesses/${strict.id}/staff-two-factor`, { required: true });
    await connect(membership.business);
    await confirm(await ticketFor(claimsOf(person)), { password: PASSWORD });
    await turnOn(person);
    const url = `/v1/businesses/${strict.id}/admins`;
    expect((await (await test.as(person)).get(url)).status).toBe(200);
    const elsewhere = test.bearer(tokenOf(await signOn(claimsOf(person), { provider: membership.business.id })));
    expect(await elsewhere.get(url)).toMatchObject({ status: 409, body: { code: 'two_factor_skipped' } });
    const byInstallation = test.bearer(tokenOf(await signOn(claimsOf(person))));
    expect((await byInstallation.get(url)).status).toBe(200);
  });

  it('keeps nobody out of another business', async () => {
    const [membership, other] = [await test.make.membership(), await test.make.membership()];
    const member = await test.make.member(membership);
    await test.make.member(other, { user: member });
    await connect(membership.business, 'everyone');
    const me = await test.as(member);
    expect((await me.get(`/v1/memberships/${membership.id}`)).status).toBe(409);
    expect((await me.get(`/v1/memberships/${other.id}`)).status).toBe(200);
  });

  it('tells strangers nothing', async () => {
    const membership = await test.make.membership();
    await connect(membership.business, 'everyone');
    expect((await (await test.as(await test.make.user())).get(`/v1/memberships/${membership.id}`)).status).toBe(404);
  });

  it('decides on second factors itself, except for the owner', async () => {
    const business = await test.make.business();
    await twoFactorIn(test).turnOn(business.owner);
    const admin = await test.make.admin(business);
    await (await test.as(business.owner)).put(`/v1/businesses/${business.id}/staff-two-factor`, { required: true });
    await connect(business, 'staff');
    const url = `/v1/businesses/${business.id}/admins`;
    expect(await (await test.as(admin)).get(url)).toMatchObject(needed);
    await confirm(await ticketFor(claimsOf(admin)), { password: PASSWORD });
    const byProvider = test.bearer(tokenOf(await signOn(claimsOf(admin), { provider: business.id })));
    expect((await byProvider.get(url)).status).toBe(200);
  });
});
