import { eq } from 'drizzle-orm';
import { businesses, recoveryCodes, sessions, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { interleave } from '../../testing/interleave';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';
import { publishedTo } from '../testing/publishedTo';
import { twoFactorIn } from '../testing/twoFactor';
import { turnOnTwoFactor } from './setUp';
import { turnOffTwoFactorFor } from './turnOff';

const test = useTestApp();
const links = linksOf(test);
const { login, asPerson } = loginsOf(test);
const { begin, codeOf, wrongCodeOf, turnOn, ticketFor, secondStep, proofOf } = twoFactorIn(test);

const OFF = { enabled: false, recoveryCodesLeft: 0, requiredBy: [] };

const statusOf = async (person: { id: string }) => (await (await test.as(person)).get('/v1/users/two-factor')).body;
const confirm = async (person: { id: string }, setup: string, code: string) =>
  (await test.as(person)).post('/v1/users/two-factor', { setup, code });

it('two-factor login is off at first, and starting to set it up changes nothing', async () => {
  const anna = await test.make.user();
  expect(await statusOf(anna)).toEqual(OFF);
  const begun = await begin(anna);
  expect(begun.body).toMatchObject({
    uri: expect.stringContaining(`secret=${(begun.body as { secret: string }).secret}`) as string,
    expires: test.clock.now().getTime() / 1000 + 15 * 60,
  });
  expect(await statusOf(anna)).toEqual(OFF);
  expect((await login(anna.email)).status).toBe(200);
});

it('setting up two-factor login requires the password, and limits password guesses by a stolen session', async () => {
  const anna = await test.make.user();
  expect(await begin(anna, 'Wrong-1')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password', message: 'That isn’t your current password.' }] },
  });
  for (let tries = 1; tries < 10; tries++) await begin(anna, 'Wrong-1');
  expect((await begin(anna)).status).toBe(429);
});

it('an app code turns two-factor login on, returns ten recovery codes, ends other sessions and sends a mail', async () => {
  const anna = await test.make.user();
  const asOther = await asPerson(anna.email);
  const since = test.clock.now().getTime() / 1000;
  const { recoveryCodes: shown } = await turnOn(anna);
  expect(new Set(shown).size).toBe(10);
  expect(await statusOf(anna)).toEqual({ enabled: true, since, recoveryCodesLeft: 10, requiredBy: [] });
  expect((await asOther.get('/v1/users/my-user')).status).toBe(401);
  expect(await links.templatesTo(anna.email)).toEqual(['two-factor-on']);
});

it('neither the secret nor a recovery code is stored in plain text', async () => {
  const anna = await test.make.user();
  const { secret, recoveryCodes: shown } = await turnOn(anna);
  const { db } = test.app.context.database;
  const kept = JSON.stringify([
    await db.select().from(users).where(eq(users.id, anna.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, anna.id)),
  ]);
  for (const told of [secret, ...shown, ...shown.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(told);
});

it('a wrong code leaves two-factor login off, and the right code still turns it on', async () => {
  const anna = await test.make.user();
  const { setup, secret } = (await begin(anna)).body as { setup: string; secret: string };
  expect(await confirm(anna, setup, wrongCodeOf(secret))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'code' }] },
  });
  expect(await statusOf(anna)).toEqual(OFF);
  expect((await confirm(anna, setup, codeOf(secret))).status).toBe(200);
});

it('a setup works once, within 15 minutes, only for the person who started it, and until another setup starts', async () => {
  const [anna, bo] = [await test.make.user(), await test.make.user()];
  const begun = async () => (await begin(anna)).body as { setup: string; secret: string };
  const expired = { status: 400, body: { code: 'setup_expired' } };

  const first = await begun();
  const second = await begun();
  expect(await confirm(anna, first.setup, codeOf(first.secret))).toMatchObject(expired);
  expect(await confirm(bo, second.setup, codeOf(second.secret))).toMatchObject(expired);
  test.clock.advance({ minutes: 15 });
  expect(await confirm(anna, second.setup, codeOf(second.secret))).toMatchObject(expired);

  const third = await begun();
  expect((await confirm(anna, third.setup, codeOf(third.secret))).status).toBe(200);
  expect(await confirm(anna, third.setup, codeOf(third.secret))).toMatchObject(expired);
});

it('a new app replaces the previous app and gets its own recovery codes', async () => {
  const anna = await test.make.user();
  const former = await turnOn(anna);
  const { since } = (await statusOf(anna)) as { since: number };
  const present = await turnOn(anna);
  expect(await statusOf(anna)).toMatchObject({ enabled: true, since, recoveryCodesLeft: 10 });
  const ticket = await ticketFor(anna);
  expect((await secondStep(ticket, codeOf(former.secret))).status).toBe(400);
  expect((await secondStep(ticket, former.recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await secondStep(ticket, codeOf(present.secret))).status).toBe(200);
  expect(await test.mails(anna.email)).toMatchObject([
    { template: 'two-factor-on', data: {} },
    { template: 'two-factor-on', data: { isAnotherApp: true } },
  ]);
});

it('a password-only login while two-factor login is being turned on creates no session', async () => {
  const anna = await test.make.user();
  const { setup, secret } = (await begin(anna)).body as { setup: string; secret: string };
  const [own] = await test.app.context.database.db.select().from(sessions).where(eq(sessions.userId, anna.id));
  const caller = { userId: anna.id, name: 'Anna', sessionId: own!.id };
  const answer = await interleave(
    test.app.context,
    (context) => turnOnTwoFactor(context, caller, { setup, code: codeOf(secret) }),
    () => login(anna.email),
  );
  expect(answer.status).toBe(400);
  expect((await login(anna.email)).status).toBe(409);
});

it('the password and a code turn two-factor login off and send a mail; afterwards the password alone signs in', async () => {
  const anna = await test.make.user();
  await turnOn(anna);
  const asAnna = await test.as(anna);
  const turnOff = (proof: object) => asAnna.post('/v1/users/two-factor/turn-off', proof);
  expect((await turnOff(proofOf(anna, 'Wrong-1'))).body).toMatchObject({ errors: [{ path: 'password' }] });
  expect((await turnOff({ password: PASSWORD })).body).toMatchObject({ errors: [{ path: 'code' }] });
  expect((await turnOff({ password: PASSWORD, code: '12345' })).body).toMatchObject({ errors: [{ path: 'code' }] });
  expect((await turnOff(proofOf(anna))).status).toBe(200);
  expect((await turnOff({ password: PASSWORD })).status).toBe(200);
  expect(await statusOf(anna)).toEqual(OFF);
  expect(await links.templatesTo(anna.email)).toEqual(['two-factor-on', 'two-factor-off']);
  expect((await login(anna.email)).status).toBe(200);
});

it('a ticket from before two-factor login was turned off is invalid', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const ticket = await ticketFor(anna);
  await (await test.as(anna)).post('/v1/users/two-factor/turn-off', proofOf(anna));
  expect(await secondStep(ticket, codeOf(secret))).toMatchObject({ status: 400, body: { code: 'login_expired' } });
});

it('a session signed in with the password alone gets neither a new app nor new recovery codes', async () => {
  const anna = await test.make.user();
  await turnOn(anna);
  const asAnna = await test.as(anna);
  for (const what of ['setup', 'recovery-codes']) {
    const { status, body } = await asAnna.post(`/v1/users/two-factor/${what}`, { password: PASSWORD });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'code' }] }]);
  }
});

it('new recovery codes require two-factor login, the password and a code, replace the old codes and send a mail', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const renew = (password = PASSWORD) => asAnna.post('/v1/users/two-factor/recovery-codes', proofOf(anna, password));
  expect(await renew()).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
  const { recoveryCodes: former } = await turnOn(anna);
  expect((await renew('Wrong-1')).status).toBe(400);
  const { recoveryCodes: present } = (await renew()).body as { recoveryCodes: string[] };
  const ticket = await ticketFor(anna);
  expect((await secondStep(ticket, former[0] ?? '')).status).toBe(400);
  expect((await secondStep(ticket, present[0] ?? '')).status).toBe(200);
  expect(await links.templatesTo(anna.email)).toEqual(['two-factor-on', 'recovery-codes-new', 'recovery-code-used']);
});

describe('staff of a business that asks for two-factor login', () => {
  async function askedAdmin() {
    const business = await test.make.business({ name: 'Acme' });
    const admin = await test.make.admin(business);
    const { db } = test.app.context.database;
    await db.update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, business.id));
    const asAdmin = await test.as(admin);
    return { admin, asAdmin, staffList: () => asAdmin.get(`/v1/businesses/${business.id}/business-admins`) };
  }
  const actionsFor = async (person: { id: string }) =>
    (await publishedTo(test, person, 'action')).map(({ action }) => action);

  it('act as staff once they have set it up, and their open pages are informed once', async () => {
    const { admin, staffList } = await askedAdmin();
    expect(await statusOf(admin)).toMatchObject({ enabled: false, requiredBy: ['Acme'] });
    expect(await staffList()).toMatchObject({ status: 409, body: { code: 'two_factor_needed' } });
    await turnOn(admin);
    expect((await staffList()).status).toBe(200);
    await turnOn(admin);
    expect(await actionsFor(admin)).toEqual(['SET_UP_TWO_FACTOR']);
  });

  it('can’t turn it off, but the operator can, which takes their rights at once', async () => {
    const { admin, asAdmin, staffList } = await askedAdmin();
    await turnOn(admin);
    const refused = await asAdmin.post('/v1/users/two-factor/turn-off', proofOf(admin));
    expect(refused).toMatchObject({ status: 409, body: { code: 'two_factor_required_of_staff' } });
    expect(await statusOf(admin)).toMatchObject({ enabled: true });
    await test.app.context.act((act) => turnOffTwoFactorFor(act, admin.email));
    expect(await staffList()).toMatchObject({ status: 409, body: { code: 'two_factor_needed' } });
    expect(await actionsFor(admin)).toEqual(['SET_UP_TWO_FACTOR', 'SET_UP_TWO_FACTOR']);
  });
});
