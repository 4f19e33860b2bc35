import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';

const test = useTestApp();
const links = linksOf(test);

const ask = async (user: { id: string }, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail });
const addressOf = async (user: { id: string }) =>
  (await (await test.as(user)).get('/v1/users/my-user')).body.email as string;

describe('changing the address', () => {
  it('takes effect with the link in the new mailbox, and the old one is told before', async () => {
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
    expect(await links.open('new@example.com', 'change-email-confirm')).toBe('302 /email-verified');
    expect(await addressOf(anna)).toBe('new@example.com');
    const login = { username: 'new@example.com', password: PASSWORD };
    expect((await test.anyone().post('/v1/users/login', login)).status).toBe(200);
    expect(await links.open('new@example.com', 'change-email-confirm')).toBe('302 /invalid');
  });

  it('is told to both mailboxes once it is done', async () => {
    const anna = await test.make.user();
    await ask(anna, 'done@example.com');
    await links.open('done@example.com', 'change-email-confirm');
    expect(await links.templatesTo('done@example.com')).toEqual(['change-email-confirm', 'change-email-done']);
    expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice', 'change-email-done']);
  });

  it('to the present one is refused', async () => {
    const anna = await test.make.user();
    expect(await ask(anna, anna.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'newEmail', message: 'Please enter a different email address.' }] },
    });
  });

  it('to one that has an account is answered the same, and that account is told', async () => {
    const [anna, bea] = [await test.make.user(), await test.make.user()];
    expect(await ask(anna, bea.email)).toMatchObject({ status: 200, body: { done: true } });
    expect(await links.templatesTo(bea.email)).toEqual(['known-address']);
    expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice']);
  });

  it('is not possible any more once somebody has the address', async () => {
    const anna = await test.make.user();
    await ask(anna, 'wanted@example.com');
    await test.make.user({ email: 'Wanted@example.com' });
    expect(await links.open('wanted@example.com', 'change-email-confirm')).toBe('302 /invalid');
    expect(await addressOf(anna)).toBe(anna.email);
  });

  it('goes to one of two who confirm the same address at once', async () => {
    const people = [await test.make.user(), await test.make.user()];
    const paths: string[] = [];
    for (const one of people) {
      await ask(one, 'race@example.com');
      paths.push((await links.newest('race@example.com', 'change-email-confirm')).path);
    }
    const landings = await Promise.all(paths.map((path) => links.landing(path)));
    expect(landings.sort()).toEqual(['302 /email-verified', '302 /invalid']);
  });

  it('is not hindered by somebody who entered the address and never proved it', async () => {
    const anna = await test.make.user();
    await test.make.user({ email: 'squatted@example.com', verifiedAt: null });
    await ask(anna, 'squatted@example.com');
    expect(await links.open('squatted@example.com', 'change-email-confirm')).toBe('302 /email-verified');
    expect(await addressOf(anna)).toBe('squatted@example.com');
  });

  it('holds for 48 hours, and for the address asked for last', async () => {
    const anna = await test.make.user();
    await ask(anna, 'first@example.com');
    await ask(anna, 'second@example.com');
    expect(await links.open('first@example.com', 'change-email-confirm')).toBe('302 /invalid');
    test.clock.advance({ hours: 48 });
    expect(await links.open('second@example.com', 'change-email-confirm')).toBe('302 /invalid');
    expect(await addressOf(anna)).toBe(anna.email);
  });

  it('makes links for a new password that went to the old address useless', async () => {
    const anna = await test.make.user();
    await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
    const { code } = await links.newest(anna.email, 'reset-password');
    await ask(anna, 'safe@example.com');
    await links.open('safe@example.com', 'change-email-confirm');
    const reset = await test.anyone().post('/v1/users/reset-password', { code, password: 'Another-Step-2' });
    expect(reset.status).toBe(400);
  });

  it('is asked for ten times an hour at most', async () => {
    const anna = await test.make.user();
    const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => ask(anna, `n${index}@example.com`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
