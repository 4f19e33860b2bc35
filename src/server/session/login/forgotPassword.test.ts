import { useTestApp } from '../../testing/app';
import { recordMinimumDuration } from '../../testing/minimumDuration';
import { answerDuringDeletion } from '../../testing/duringDeletion';
import { linksOf } from '../testing/links';

const { floor, waits } = recordMinimumDuration();
const test = useTestApp({ deps: { minimumDuration: floor } });
const links = linksOf(test);

const forgot = (email: string) => test.anyone().post('/v1/users/forgot-password', { email });

it('a forgotten password gets the same response in the same time, whether or not the address has an account', async () => {
  const anna = await test.make.user();
  const answers = [];
  for (const email of [anna.email, 'nobody@example.com']) {
    const before = waits();
    answers.push(await forgot(email));
    expect(waits() - before).toBe(1);
  }
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { done: true } },
    { status: 200, body: { done: true } },
  ]);
  expect(await links.templatesTo(anna.email)).toEqual(['reset-password']);
  expect(await links.templatesTo('nobody@example.com')).toEqual([]);
  expect((await links.newest(anna.email, 'reset-password')).path).toMatch(/^\/reset-password\?code=/);
});

it('a forgotten password can be requested five times an hour per address, with or without an account', async () => {
  const anna = await test.make.user();
  for (const email of [anna.email, 'somebody@example.com']) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('a password reset link is mailed at most once a minute', async () => {
  const anna = await test.make.user();
  await Promise.all([forgot(anna.email), forgot(anna.email)]);
  expect(await links.templatesTo(anna.email)).toEqual(['reset-password']);
  test.clock.advance({ minutes: 1 });
  await forgot(anna.email);
  expect(await links.templatesTo(anna.email)).toEqual(['reset-password', 'reset-password']);
  expect(await links.newest(anna.email, 'reset-password')).toBeDefined();
});

it("a request during the account's deletion gets the usual response", async () => {
  const anna = await test.make.user();
  const answer = await answerDuringDeletion(test, anna.email, () => forgot(anna.email));
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  expect(await links.templatesTo(anna.email)).toEqual([]);
});
