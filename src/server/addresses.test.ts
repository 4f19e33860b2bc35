import { eq, sql } from 'drizzle-orm';
import { normalizeEmail, toStoredEmail } from '../domain/account/email';
import { trimEmail } from '../domain/account/knownEmail';
import { NOT_ADDRESSES } from '../domain/account/testing/addresses';
import { mails } from './platform/database/schema';
import { linksOf } from './session/testing/links';
import { loginsOf } from './session/testing/logins';
import { useTestApp } from './testing/app';
import { PASSWORD } from './testing/factories';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

const name = { firstName: 'Anna', lastName: 'Berg' };

async function doors() {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const [owner, self] = [await test.as(membership.business.owner), await test.as(member)];
  const [business, circle] = [`/v1/businesses/${membership.business.id}`, `/v1/memberships/${membership.id}`];
  const register = (inviteCode: string) => (email: string) =>
    test.anyone().post('/v1/members/register', { inviteCode, email, password: PASSWORD, ...name });
  const invitations = (email: string) => ({ invitations: [{ email, role: 'Participant' }] });
  return [
    ['email', register(membership.participantCode)],
    ['email', register(membership.leaderCode)],
    [
      'email',
      (email: string) =>
        test.anyone().post('/v1/businesses', { businessName: 'Acme', email, password: PASSWORD, ...name }),
    ],
    ['email', (email: string) => owner.post(`${business}/admins`, { name: 'Anna', email })],
    ['invitations.0.email', (email: string) => owner.post(`${circle}/email-invitations`, invitations(email))],
    ['invitations.0.email', (email: string) => owner.post(`${circle}/email-invitation-checks`, invitations(email))],
    ['newEmail', (newEmail: string) => self.post('/v1/users/change-email', { newEmail, password: PASSWORD })],
    ['newEmail', (newEmail: string) => owner.post(`${circle}/members/${member.memberId}/change-email`, { newEmail })],
    ['supportEmail', (supportEmail: string) => owner.patch(circle, { supportEmail })],
  ] as const;
}

it('what isn’t exactly one address is refused at its field in every request, and nothing is mailed', async () => {
  const isRefusedByForm = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && !text.includes('\0');
  const hostile = NOT_ADDRESSES.filter((text) => isRefusedByForm(text) && text === trimEmail(text));
  const all = await doors();
  const { db } = test.app.context.database;
  const before = await db.$count(mails);
  for (const [index, email] of hostile.entries()) {
    const [path, send] = all[index % all.length]!;
    const { status, body } = await send(email);
    expect({ email, status, paths: (body as { errors?: { path: string }[] }).errors?.map((one) => one.path) }).toEqual({
      email,
      status: 400,
      paths: [path],
    });
  }
  for (const [path, send] of all) {
    const { status, body } = await send('<anna@example.com>');
    expect([status, body]).toMatchObject([400, { errors: [{ path }] }]);
  }
  expect(await db.$count(mails)).toBe(before);
});

it('an address is stored, mailed and counted without what was pasted around it', async () => {
  const spellings = [
    'mailto:olga@example.com',
    '\u200Bolga@example.com\u2060',
    ' \u200Eolga@example.com ',
    '\u3000olga@example.com\t',
  ];
  const register = (email: string) =>
    test.anyone().post('/v1/businesses', { businessName: 'Acme', email, password: PASSWORD, ...name });
  const statuses = [];
  for (const email of [...spellings, 'OLGA@example.com', 'olga@example.com'])
    statuses.push((await register(email)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await test.mails('olga@example.com')).toHaveLength(5);
  expect(await links.confirm('olga@example.com', 'verify-email')).toBe('/email-verified');
  for (const email of spellings) expect((await login(email)).status).toBe(200);
});

it('an international domain gives one account in either spelling, even for an older account', async () => {
  const [ascii, unicode] = ['bo@xn--bcher-kva.example', 'bo@bücher.example'];
  const register = (email: string) =>
    test.anyone().post('/v1/businesses', { businessName: 'Acme', email, password: PASSWORD, ...name });
  await register(unicode);
  expect(await links.confirm(ascii, 'verify-email')).toBe('/email-verified');
  for (const email of [ascii, unicode]) expect((await login(email)).status).toBe(200);
  const older = await test.make.user({ email: 'cy@bücher.example' });
  for (const email of [older.email, 'cy@xn--bcher-kva.example']) {
    expect((await login(email)).status).toBe(200);
    await register(email);
  }
  expect(await links.templatesTo(older.email)).toEqual(['known-address', 'known-address']);
});

it.each(['old@example.com\u200B', 'old@example.com(home)', '<older@example.com>', 'o\u00ADld@example.com'])(
  'the owner of an older account can log in and see their profile as before with %j, but gets no mail',
  async (email) => {
    const old = await test.make.user({ email });
    expect((await login(email)).status).toBe(200);
    const { body } = await (await test.as(old)).get('/v1/users/my-account');
    expect(body).toMatchObject({ emailAddress: email });
    expect((await test.anyone().post('/v1/users/forgot-password', { email })).status).toBe(200);
    await test.app.context.jobs.drain();
    const { db } = test.app.context.database;
    expect(
      await db.select({ state: mails.state, error: mails.lastError }).from(mails).where(eq(mails.toAddress, email)),
    ).toEqual([{ state: 'failed', error: 'The recipient isn’t exactly one email address.' }]);
  },
);

it('of two accounts whose addresses differ only by an invisible character, the plain one is logged in', async () => {
  const [plain] = [
    await test.make.user({ email: 'twin@example.com' }),
    await test.make.user({ email: 'twin@example.com\u200B' }),
  ];
  const { body } = await login('twin@example.com\u200B');
  expect(body).toMatchObject({ user: { id: plain.id } });
});

it('the database folds addresses as the program does', async () => {
  const { db } = test.app.context.database;
  for (const email of [
    'ΜΆΡΚΟΣ@x.test',
    'μάρκος@x.test',
    'İpek@x.test',
    'ÅSA@x.test',
    'STRAẞE@x.test',
    'ǅORDŽ@x.test',
  ]) {
    const { rows } = await db.execute(sql`select fold_email(${toStoredEmail(email)}) as folded`);
    expect(rows).toEqual([{ folded: normalizeEmail(email) }]);
  }
});

it('an address with a final sigma has one account, however it is typed', async () => {
  const register = (email: string) =>
    test.anyone().post('/v1/businesses', { businessName: 'Acme', email, password: PASSWORD, ...name });
  await register('ΜΑΡΚΟΣ@example.com');
  expect(await links.confirm('ΜΑΡΚΟΣ@example.com', 'verify-email')).toBe('/email-verified');
  for (const email of ['μαρκος@example.com', 'μαρκοσ@example.com', 'Μαρκος@example.com'])
    expect((await login(email)).status).toBe(200);
});
