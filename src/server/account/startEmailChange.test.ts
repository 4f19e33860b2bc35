import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';

const test = useTestApp();
const links = linksOf(test);

const ask = async (user: { id: string }, newEmail: string) =>
  (await test.as(user)).post('/v1/users/change-email', { newEmail });

it('changing the address to the present one is refused', async () => {
  const anna = await test.make.user();
  expect(await ask(anna, anna.email.toUpperCase())).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'newEmail', message: 'Please enter a different email address.' }] },
  });
});

it('changing the address to one that has an account is answered the same, and that account is mailed', async () => {
  const [anna, bea] = [await test.make.user(), await test.make.user()];
  expect(await ask(anna, bea.email)).toMatchObject({ status: 200, body: { done: true } });
  expect(await links.templatesTo(bea.email)).toEqual(['known-address']);
  expect(await links.templatesTo(anna.email)).toEqual(['change-email-notice']);
});

it('a change of the address is asked for ten times an hour at most', async () => {
  const anna = await test.make.user();
  const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => ask(anna, `n${index}@example.com`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
