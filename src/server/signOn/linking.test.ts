import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { tokenOf } from '../session/testing/logins';
import { twoFactorIn } from '../session/testing/twoFactor';
import { PASSWORD } from '../testing/factories';
import { useSignOnApp } from './testing/signOns';

const { test, claimsOf, start, signOn, ticketFor, confirm, sendCode, mailedCodeFor, connect } = useSignOnApp();

const wrong = (path: string) => ({ status: 400, body: { errors: [{ path }] } });
const expired = { status: 400, body: { code: 'sign_on_expired' } };

let count = 0;
const newcomer = () => ({ email: `newcomer${(count += 1)}@example.com` });
const name = { firstName: 'Nora', lastName: 'New' };

it('a new identity waits for its confirmation, and says the same whether or not there is an account', async () => {
  const anna = await test.make.user();
  const [known, unknown] = [await signOn(claimsOf(anna)), await signOn(claimsOf(newcomer()))];
  const shape = ({ email }: { email: string }) => ({
    confirmation: { ticket: expect.any(String), email, providerName: 'Acme ID', invited: false },
  });
  expect(known.body).toEqual(shape(anna));
  expect(unknown.body).toEqual(shape({ email: `newcomer${count}@example.com` }));
});

it('the page to open afterwards is kept until the confirmation', async () => {
  const { body } = await signOn(claimsOf(await test.make.user()), { returnPath: '/pods' });
  expect(body).toMatchObject({ confirmation: {}, returnPath: '/pods' });
});

it('the password links it once, and the owner is mailed', async () => {
  const anna = await test.make.user();
  const pending = await ticketFor(claimsOf(anna), { returnPath: '/pods' });
  expect(await confirm(pending, { password: 'Wrong-guess-1' })).toMatchObject(wrong('password'));
  const answer = await confirm(pending, { password: PASSWORD });
  expect(answer).toMatchObject({ status: 200, body: { session: { user: { id: anna.id } }, returnPath: '/pods' } });
  expect((await test.bearer(tokenOf(answer)).get('/v1/users/my-user')).body).toMatchObject({ id: anna.id });
  expect(await confirm(pending, { password: PASSWORD })).toMatchObject(expired);
  expect((await test.mails(anna.email)).at(-1)).toMatchObject({
    template: 'identity-linked',
    data: { providerName: 'Acme ID' },
  });
});

it('a mailed code links it, too', async () => {
  const anna = await test.make.user();
  const pending = await ticketFor(claimsOf({ email: anna.email.toUpperCase() }));
  await sendCode(pending);
  const mailedCode = await mailedCodeFor(anna.email);
  expect(mailedCode).toMatch(/^\d{6}$/);
  const answer = await confirm(pending, { mailedCode: `${mailedCode?.slice(0, 3)} ${mailedCode?.slice(3)}` });
  expect(answer).toMatchObject({ status: 200, body: { session: { user: { id: anna.id } } } });
});

it('sent twice at the same time, it links and logs in once', async () => {
  const anna = await test.make.user();
  const pending = await ticketFor(claimsOf(anna));
  const answers = await Promise.all([1, 2].map(() => confirm(pending, { password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('two tabs with tickets of their own link it once, and both log in', async () => {
  const anna = await test.make.user();
  const tickets = [await ticketFor(claimsOf(anna)), await ticketFor(claimsOf(anna))];
  const answers = await Promise.all(tickets.map((pending) => confirm(pending, { password: PASSWORD })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const linked = (await test.mails(anna.email)).filter(({ template }) => template === 'identity-linked');
  expect(linked).toHaveLength(1);
});

describe('a mailed code', () => {
  it('is mailed at most once a minute, and only the newest works', async () => {
    const anna = await test.make.user();
    const pending = await ticketFor(claimsOf(anna));
    await sendCode(pending);
    const first = await mailedCodeFor(anna.email);
    await sendCode(pending);
    expect((await test.mails(anna.email)).filter(({ template }) => template === 'sign-on-code')).toHaveLength(1);
    test.clock.advance({ minutes: 2 });
    await sendCode(pending);
    const second = await mailedCodeFor(anna.email);
    if (first !== second) expect(await confirm(pending, { mailedCode: first })).toMatchObject(wrong('mailedCode'));
    expect((await confirm(pending, { mailedCode: second })).status).toBe(200);
  });

  it('works for fifteen minutes', async () => {
    const anna = await test.make.user();
    const pending = await ticketFor(claimsOf(anna));
    await sendCode(pending);
    test.clock.advance({ minutes: 16 });
    const mailedCode = await mailedCodeFor(anna.email);
    expect(await confirm(pending, { mailedCode })).toMatchObject(wrong('mailedCode'));
  });

  it('is not guessed: an address has ten wrong ones a day, in however many tickets, and its password still works', async () => {
    const anna = await test.make.user();
    const guess = async (times: number) => {
      const pending = await ticketFor(claimsOf(anna));
      await sendCode(pending);
      const right = await mailedCodeFor(anna.email);
      const mailedCode = ['000000', '111111'].find((code) => code !== right);
      for (let guesses = 0; guesses < times; guesses += 1)
        expect(await confirm(pending, { mailedCode })).toMatchObject(wrong('mailedCode'));
      return { pending, right };
    };
    await guess(5);
    const { pending, right } = await guess(5);
    expect((await confirm(pending, { mailedCode: right })).status).toBe(429);
    expect((await confirm(pending, { password: PASSWORD })).status).toBe(200);
  });

  it('ends with the password at whose time it was mailed', async () => {
    const anna = await test.make.user();
    const pending = await ticketFor(claimsOf(anna));
    await sendCode(pending);
    const mailedCode = await mailedCodeFor(anna.email);
    const newPassword = 'Kiln-fired-2024';
    const change = { oldPassword: PASSWORD, newPassword };
    const changed = await (await test.as(anna)).post('/v1/users/change-password', change);
    expect(changed.status).toBe(200);
    expect(await confirm(pending, { mailedCode })).toMatchObject(wrong('mailedCode'));
  });

  it('comes five times an hour at most, in however many tickets', async () => {
    const anna = await test.make.user();
    const statuses: number[] = [];
    for (let ask = 0; ask < 6; ask += 1) statuses.push((await sendCode(await ticketFor(claimsOf(anna)))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('before one was mailed, none is right', async () => {
    const pending = await ticketFor(claimsOf(await test.make.user()));
    expect(await confirm(pending, { mailedCode: '123456' })).toMatchObject(wrong('mailedCode'));
  });

  it('is mailed to nobody without an account, with the same answer', async () => {
    const person = newcomer();
    const pending = await ticketFor(claimsOf(person));
    expect(await sendCode(pending)).toMatchObject({ status: 200, body: { done: true } });
    expect(await test.mails(person.email)).toEqual([]);
    expect(await confirm(pending, { mailedCode: '123456' })).toMatchObject(wrong('mailedCode'));
    expect(await confirm(pending, { password: PASSWORD })).toMatchObject(wrong('password'));
  });
});

it.each([{ cookie: '' }, { cookie: `stepwell-sign-on=${'x'.repeat(43)}` }, { ticket: 'made-up' }])(
  'a ticket works only as it was given, and where: not with %j',
  async (change) => {
    const pending = { ...(await ticketFor(claimsOf(await test.make.user()))), ...change };
    expect(await sendCode(pending)).toMatchObject(expired);
    expect(await confirm(pending, { password: PASSWORD })).toMatchObject(expired);
  },
);

it('the browser is recognised as long as a ticket lasts', async () => {
  expect(String((await start()).headers['set-cookie'])).toContain(`Max-Age=${40 * 60};`);
});

it.each([
  ['hidden in another', 'mailto:victim@example.com?@evil.example'],
  ['beside another', 'victim@example.com, evil@evil.example'],
  ['quoted', '"victim@example.com"@evil.example'],
  ['too long', `${'x'.repeat(300)}@example.com`],
])('an address that is %s isn’t taken', async (_, email) => {
  const { participantCode: inviteCode } = await test.make.membership();
  const answer = await signOn(claimsOf({ email }, { sub: 'somebody' }), { inviteCode });
  expect(answer).toMatchObject({ status: 400, body: { code: 'sign_on_unverified' } });
});

it('a provider’s words reach no stranger’s mailbox', async () => {
  const { participantCode: inviteCode } = await test.make.membership();
  const person = newcomer();
  const claims = claimsOf(person, {
    given_name: 'Your account is blocked: www.evil.example',
    family_name: 'x'.repeat(5000),
  });
  const brought = (await signOn(claims, { inviteCode })).body as { confirmation: object };
  expect(brought.confirmation).not.toHaveProperty('lastName');
  await sendCode(await ticketFor(claims, { inviteCode }));
  expect((await test.mails(person.email)).at(-1)).toMatchObject({ template: 'sign-on-code', data: { firstName: '' } });
});

it('a ticket lasts half an hour', async () => {
  const pending = await ticketFor(claimsOf(await test.make.user()));
  test.clock.advance({ minutes: 31 });
  expect(await confirm(pending, { password: PASSWORD })).toMatchObject(expired);
});

it('neither password nor code is no proof', async () => {
  const pending = await ticketFor(claimsOf(await test.make.user()));
  expect(await confirm(pending, {})).toMatchObject(wrong('password'));
});

it('two-factor login is asked for, after either proof', async () => {
  const anna = await test.make.user();
  const factor = twoFactorIn(test);
  const { secret } = await factor.turnOn(anna);
  const pending = await ticketFor(claimsOf(anna));
  expect(await confirm(pending, { password: 'Wrong-guess-1' })).toMatchObject(wrong('password'));
  expect(await confirm(pending, { password: PASSWORD })).toMatchObject(wrong('code'));
  const code = factor.wrongCodeOf(secret);
  expect(await confirm(pending, { password: PASSWORD, code })).toMatchObject(wrong('code'));
  await sendCode(pending);
  const mailedCode = await mailedCodeFor(anna.email);
  expect(await confirm(pending, { mailedCode })).toMatchObject(wrong('code'));
  expect((await confirm(pending, { mailedCode, code: factor.codeOf(secret) })).status).toBe(200);
});

it('a disabled account isn’t linked, nor one without a verified address', async () => {
  const { db } = test.app.context.database;
  const disabled = await test.make.user();
  await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, disabled.id));
  expect(await confirm(await ticketFor(claimsOf(disabled)), { password: PASSWORD })).toMatchObject({
    status: 400,
    body: { code: 'account_disabled' },
  });
  const unverified = await test.make.user();
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, unverified.id));
  expect(await confirm(await ticketFor(claimsOf(unverified)), { password: PASSWORD })).toMatchObject(wrong('password'));
});

it('a stranger isn’t linked to a business’s provider', async () => {
  const business = await test.make.business();
  await connect(business);
  const stranger = await test.make.user();
  const pending = await ticketFor(claimsOf(stranger), { provider: business.id });
  expect(await confirm(pending, { password: PASSWORD })).toMatchObject({
    status: 400,
    body: { code: 'sign_on_elsewhere' },
  });
});

describe('by an invite', () => {
  it('whoever has no account gets one with the mailed code, and can join at once', async () => {
    const membership = await test.make.membership();
    await connect(membership.business);
    const person = newcomer();
    const given = { provider: membership.business.id, inviteCode: membership.participantCode };
    const brought = await signOn(claimsOf(person), given);
    expect(brought.body).toMatchObject({ confirmation: { invited: true, firstName: 'Provider', lastName: 'Name' } });
    const pending = await ticketFor(claimsOf(person), given);
    await sendCode(pending);
    const mailedCode = await mailedCodeFor(person.email);
    expect(await confirm(pending, { mailedCode })).toMatchObject(wrong('firstName'));
    const answer = await confirm(pending, { mailedCode, ...name, timezone: 'Europe/London' });
    expect(answer.body).toMatchObject({ session: { user: { ...person, ...name } } });
    const me = test.bearer(tokenOf(answer));
    expect((await me.post(`/v1/invites/${membership.participantCode}/accept`, {})).body).toMatchObject({
      member: true,
    });
    expect((await signOn(claimsOf(person), { provider: membership.business.id })).body).toHaveProperty('session');
  });

  it('nobody knows the new account’s password, and ‘Forgot password?’ sets one', async () => {
    const { participantCode: inviteCode } = await test.make.membership();
    const person = newcomer();
    const pending = await ticketFor(claimsOf(person), { inviteCode });
    await sendCode(pending);
    await confirm(pending, { mailedCode: await mailedCodeFor(person.email), ...name });
    expect((await test.anyone().post('/v1/users/login', { username: person.email, password: PASSWORD })).status).toBe(
      400,
    );
    await test.anyone().post('/v1/users/forgot-password', person);
    expect((await test.mails(person.email)).at(-1)).toMatchObject({ template: 'reset-password' });
  });

  it('a stranger’s unconfirmed registration of the address is replaced, with its name and password', async () => {
    const { participantCode: inviteCode } = await test.make.membership();
    const person = newcomer();
    const registration = { inviteCode, ...person, firstName: 'Mal', lastName: 'Lory', password: PASSWORD };
    await test.anyone().post('/v1/members/register', registration);
    const pending = await ticketFor(claimsOf(person), { inviteCode });
    expect(await confirm(pending, { password: PASSWORD, ...name })).toMatchObject(wrong('password'));
    await sendCode(pending);
    const answer = await confirm(pending, { mailedCode: await mailedCodeFor(person.email), ...name });
    expect(answer.body).toMatchObject({ session: { user: name } });
    expect((await test.anyone().post('/v1/users/login', { username: person.email, password: PASSWORD })).status).toBe(
      400,
    );
  });

  it('whoever has an account keeps its name', async () => {
    const { participantCode: inviteCode } = await test.make.membership();
    const anna = await test.make.user();
    const pending = await ticketFor(claimsOf(anna), { inviteCode });
    const answer = await confirm(pending, { password: PASSWORD, ...name });
    expect(answer.body).toMatchObject({ session: { user: { id: anna.id, firstName: anna.firstName } } });
  });

  it('an invite that has been withdrawn meanwhile makes no account', async () => {
    const { id, business, participantCode: inviteCode } = await test.make.membership();
    const person = newcomer();
    const pending = await ticketFor(claimsOf(person), { inviteCode });
    await sendCode(pending);
    await (await test.as(business.owner)).post(`/v1/memberships/${id}/reset-invite-links`);
    const answer = await confirm(pending, { mailedCode: await mailedCodeFor(person.email), ...name });
    expect(answer).toMatchObject(wrong('mailedCode'));
    const { db } = test.app.context.database;
    expect(await db.select().from(users).where(eq(users.email, person.email))).toEqual([]);
  });
});
