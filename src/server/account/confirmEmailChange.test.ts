import { and, eq, ne } from 'drizzle-orm';
import { mailTemplates } from '../areas';
import { unsubscribeCode } from '../notifications';
import { mails } from '../platform/database/schema';
import { issueCode } from '../session';
import { linksOf } from '../session/testing/links';
import { loginsOf } from '../session/testing/logins';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';
import { MAILBOX_MAILS } from './confirmEmailChange';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

const ask = async (user: { id: string }, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail, password: PASSWORD });
const addressOf = async (user: { id: string }) =>
  (await (await test.as(user)).get('/v1/users/my-user')).body.email as string;

it('a new address takes effect through the link in its mailbox, and the old address is mailed first', async () => {
  const anna = await test.make.user();
  expect(await ask(anna, 'new@example.com')).toMatchObject({ status: 200, body: { done: true } });
  expect(await addressOf(anna)).toBe(anna.email);
  expect(await test.mails(anna.email)).toEqual([
    {
      to: anna.email,
      template: 'change-email-notice',
      data: { firstName: anna.firstName, newEmail: 'new@example.com' },
    },
  ]);
  expect(await links.confirm('new@example.com', 'change-email-confirm')).toBe('/email-verified');
  expect(await addressOf(anna)).toBe('new@example.com');
  expect((await login('new@example.com')).status).toBe(200);
  expect(await links.confirm('new@example.com', 'change-email-confirm')).toBe('/email-verified');
});

it('both mailboxes receive a mail once the address has changed', async () => {
  const anna = await test.make.user();
  await ask(anna, 'done@example.com');
  await links.confirm('done@example.com', 'change-email-confirm');
  expect(await links.templatesTo('done@example.com')).toEqual(['change-email-confirm', 'change-email-done']);
  expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice', 'change-email-done']);
});

it('mails queued or failed for a person go to their new address, but those meant for the old mailbox stay', async () => {
  const anna = await test.make.user();
  const { db } = test.app.context.database;
  const names = Object.keys(mailTemplates);
  const states = ['queued', 'failed', 'sent'] as const;
  const rows = states.flatMap((state) =>
    names.map((template) => ({ state, template, toAddress: anna.email, data: {} })),
  );
  await db.insert(mails).values(rows.map((row) => ({ ...row, createdAt: test.clock.now() })));
  const others = await db.$count(mails, ne(mails.toAddress, anna.email));
  await ask(anna, 'moved@example.com');
  await links.confirm('moved@example.com', 'change-email-confirm');
  const moved = await db
    .select()
    .from(mails)
    .where(and(eq(mails.toAddress, 'moved@example.com'), eq(mails.data, {})));
  const follow = names.filter((name) => !(MAILBOX_MAILS as readonly string[]).includes(name)).sort();
  expect(names).toEqual(expect.arrayContaining([...MAILBOX_MAILS]));
  for (const state of states)
    expect(
      moved
        .filter((row) => row.state === state)
        .map(({ template }) => template)
        .sort(),
    ).toEqual(state === 'sent' ? [] : follow);
  expect(await db.$count(mails, ne(mails.toAddress, anna.email))).toBe(others + 2 + 2 * follow.length);
});

it.each([
  ['in the old mailbox no longer unsubscribe', 'sent', 400],
  ['in mails redirected to the new address do', 'queued', 200],
] as const)('links %s', async (_, state, status) => {
  const anna = await test.make.user();
  const { database } = test.app.context;
  const createdAt = test.clock.now();
  const code = await issueCode(database.db, unsubscribeCode(anna.id, 'MEETING_REMINDER'), createdAt);
  await database.db
    .insert(mails)
    .values({ toAddress: anna.email, template: 'meeting-reminder', data: {}, state, createdAt });
  await ask(anna, `${state}@example.com`);
  await links.confirm(`${state}@example.com`, 'change-email-confirm');
  const clicked = await test.app.http.inject({
    method: 'POST',
    url: `/v1/unsubscribe/${code}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.statusCode).toBe(status);
});

it('an address change fails once someone else has the address', async () => {
  const anna = await test.make.user();
  await ask(anna, 'wanted@example.com');
  await test.make.user({ email: 'Wanted@example.com' });
  expect(await links.confirm('wanted@example.com', 'change-email-confirm')).toBe('409 address_taken');
  expect(await addressOf(anna)).toBe(anna.email);
});

it('of two people who confirm the same address at the same time, only one gets it', async () => {
  const people = [await test.make.user(), await test.make.user()];
  const paths: string[] = [];
  for (const one of people) {
    await ask(one, 'race@example.com');
    paths.push((await links.newest('race@example.com', 'change-email-confirm')).path);
  }
  const landings = await Promise.all(paths.map((path) => links.landing(path)));
  expect(landings.sort()).toEqual(['/email-verified', '409 address_taken'].sort());
});

it("an unverified account with the same address doesn't block an address change", async () => {
  const anna = await test.make.user();
  await test.make.user({ email: 'squatted@example.com', verifiedAt: null });
  await ask(anna, 'squatted@example.com');
  expect(await links.confirm('squatted@example.com', 'change-email-confirm')).toBe('/email-verified');
  expect(await addressOf(anna)).toBe('squatted@example.com');
});

it('the link to a new address is valid for 48 hours, and only for the address requested last', async () => {
  const anna = await test.make.user();
  await ask(anna, 'first@example.com');
  await ask(anna, 'second@example.com');
  expect(await links.confirm('first@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  test.clock.advance({ hours: 48 });
  expect(await links.confirm('second@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  expect(await addressOf(anna)).toBe(anna.email);
});

it('changing the address invalidates password reset links sent to the old address', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  await ask(anna, 'safe@example.com');
  await links.confirm('safe@example.com', 'change-email-confirm');
  const reset = await test.anyone().post('/v1/users/reset-password', { code, password: 'Another-Step-2' });
  expect(reset.status).toBe(400);
});

it('opening the link of an address change, as mail scanners do, changes nothing', async () => {
  const anna = await test.make.user();
  await ask(anna, 'scanned@example.com');
  const { code } = await links.newest('scanned@example.com', 'change-email-confirm');
  const { status, headers } = await test.anyone().get(`/v1/users/confirm-email?code=${code}`);
  expect([status, headers.location]).toEqual([302, `/confirm-email?c=${code}`]);
  expect(await test.anyone().get(`/v1/users/confirm-email/${code}`)).toMatchObject({
    status: 200,
    body: { newEmail: 'scanned@example.com', firstName: anna.firstName, lastName: anna.lastName },
  });
  expect(await addressOf(anna)).toBe(anna.email);
});

it('the recipient of an address change can decline it, even repeatedly', async () => {
  const anna = await test.make.user();
  await ask(anna, 'stranger@example.com');
  const { code } = await links.newest('stranger@example.com', 'change-email-confirm');
  const decline = () => test.anyone().delete(`/v1/users/confirm-email/${code}`);
  expect(await decline()).toMatchObject({ status: 200, body: { done: true } });
  expect(await decline()).toMatchObject({ status: 200, body: { done: true } });
  expect(await links.confirm('stranger@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  expect((await test.anyone().get(`/v1/users/confirm-email/${code}`)).status).toBe(404);
  expect(await addressOf(anna)).toBe(anna.email);
});

it('declining a confirmed address change fails with a reason', async () => {
  const anna = await test.make.user();
  await ask(anna, 'settled@example.com');
  const { code } = await links.newest('settled@example.com', 'change-email-confirm');
  await links.confirm('settled@example.com', 'change-email-confirm');
  const answer = await test.anyone().delete(`/v1/users/confirm-email/${code}`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
  expect((await test.anyone().get(`/v1/users/confirm-email/${code}`)).body).toMatchObject({ page: '/email-verified' });
});
