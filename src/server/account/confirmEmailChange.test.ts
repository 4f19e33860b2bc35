import { linksOf } from '../session/testing/links';
import { loginsOf } from '../session/testing/logins';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

const ask = async (user: { id: string }, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail, password: PASSWORD });
const addressOf = async (user: { id: string }) =>
  (await (await test.as(user)).get('/v1/users/my-user')).body.email as string;

it('a new address takes effect with the link in its mailbox, and the old one is mailed before', async () => {
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
  // A second click leads to the same page.
  expect(await links.confirm('new@example.com', 'change-email-confirm')).toBe('/email-verified');
});

it('a change of the address is mailed to both mailboxes once it is done', async () => {
  const anna = await test.make.user();
  await ask(anna, 'done@example.com');
  await links.confirm('done@example.com', 'change-email-confirm');
  expect(await links.templatesTo('done@example.com')).toEqual(['change-email-confirm', 'change-email-done']);
  expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice', 'change-email-done']);
});

it('a change of the address is not possible any more once somebody has it, which the owner of the mailbox is told', async () => {
  const anna = await test.make.user();
  await ask(anna, 'wanted@example.com');
  await test.make.user({ email: 'Wanted@example.com' });
  expect(await links.confirm('wanted@example.com', 'change-email-confirm')).toBe('409 address_taken');
  expect(await addressOf(anna)).toBe(anna.email);
});

it('the address goes to one of two who confirm the same one at once', async () => {
  const people = [await test.make.user(), await test.make.user()];
  const paths: string[] = [];
  for (const one of people) {
    await ask(one, 'race@example.com');
    paths.push((await links.newest('race@example.com', 'change-email-confirm')).path);
  }
  const landings = await Promise.all(paths.map((path) => links.landing(path)));
  expect(landings.sort()).toEqual(['/email-verified', '409 address_taken'].sort());
});

it('a change of the address is not hindered by somebody who entered it and never verified it', async () => {
  const anna = await test.make.user();
  await test.make.user({ email: 'squatted@example.com', verifiedAt: null });
  await ask(anna, 'squatted@example.com');
  expect(await links.confirm('squatted@example.com', 'change-email-confirm')).toBe('/email-verified');
  expect(await addressOf(anna)).toBe('squatted@example.com');
});

it('the link to a new address holds for 48 hours, and for the address asked for last', async () => {
  const anna = await test.make.user();
  await ask(anna, 'first@example.com');
  await ask(anna, 'second@example.com');
  expect(await links.confirm('first@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  test.clock.advance({ hours: 48 });
  expect(await links.confirm('second@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  expect(await addressOf(anna)).toBe(anna.email);
});

it('a change of the address makes links for a new password that went to the old one useless', async () => {
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

it('whoever did not ask for an address change deletes it, and may do so twice', async () => {
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

it('an address change that is confirmed can’t be declined, and says so', async () => {
  const anna = await test.make.user();
  await ask(anna, 'settled@example.com');
  const { code } = await links.newest('settled@example.com', 'change-email-confirm');
  await links.confirm('settled@example.com', 'change-email-confirm');
  const answer = await test.anyone().delete(`/v1/users/confirm-email/${code}`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
  expect((await test.anyone().get(`/v1/users/confirm-email/${code}`)).body).toMatchObject({ page: '/email-verified' });
});
