import { linksOf } from '../session/testing/links';
import { twoFactorIn } from '../session/testing/twoFactor';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);

const ask = async (user: { id: string }, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail, password: PASSWORD });

it('changing the address to the current one fails', async () => {
  const anna = await test.make.user();
  expect(await ask(anna, anna.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'newEmail', message: 'Please enter a different email address.' }] },
  });
});

it('changing the address to that of another account gets the same response, and that account is mailed', async () => {
  const [anna, bea] = [await test.make.user(), await test.make.user()];
  expect(await ask(anna, bea.email)).toMatchObject({ status: 200, body: { done: true } });
  expect(await links.templatesTo(bea.email)).toEqual(['known-address']);
  expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice']);
});

it('requesting the same change twice within moments sends a single mail, whose link works', async () => {
  const anna = await test.make.user();
  await Promise.all([ask(anna, 'once@example.com'), ask(anna, 'once@example.com')]);
  expect(await links.templatesTo('once@example.com')).toEqual(['change-email-confirm']);
  expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice']);
  test.clock.advance({ minutes: 1 });
  await ask(anna, 'once@example.com');
  expect(await links.templatesTo('once@example.com')).toEqual(['change-email-confirm', 'change-email-confirm']);
});

it('an address change can be requested at most ten times an hour', async () => {
  const anna = await test.make.user();
  const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => ask(anna, `n${index}@example.com`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('an address can be requested ten times a day, however it is spelt; wrong passwords don’t count', async () => {
  const thief = await test.as(await test.make.user());
  for (let times = 0; times < 5; times++) {
    const guess = await thief.post('/v1/users/change-email', { newEmail: 'mine@example.org', password: 'Wrong-one-1' });
    expect(guess.status).toBe(400);
  }
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++) {
    const newEmail = index % 2 === 0 ? 'mine@example.org' : 'Mine@Example.org';
    statuses.push((await ask(await test.make.user(), newEmail)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

const codeOf = (secret: string) => twoFactorIn(test).codeOf(secret);

describe('an open session is not proof of identity', () => {
  it('requesting another address requires the password', async () => {
    const asAnna = await test.as(await test.make.user());
    const change = (proof: object) =>
      asAnna.post('/v1/users/change-email', { newEmail: 'thief@example.com', ...proof });
    expect((await change({})).status).toBe(400);
    expect(await change({ password: 'Wrong-one-1' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    });
    expect(await test.mails('thief@example.com')).toEqual([]);
  });

  it('requesting another address also requires a code when two-factor login is on', async () => {
    const anna = await test.make.user();
    const { secret } = await twoFactorIn(test).turnOn(anna);
    const asAnna = await test.as(anna);
    const change = (code?: string) =>
      asAnna.post('/v1/users/change-email', {
        newEmail: 'mine@example.com',
        password: PASSWORD,
        ...(code && { code }),
      });
    for (const code of [undefined, '000000']) {
      expect(await change(code)).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    }
    test.clock.advance({ minutes: 1 });
    expect((await change(codeOf(secret))).status).toBe(200);
    expect(await links.templatesTo('mine@example.com')).toEqual(['change-email-confirm']);
  });
});
