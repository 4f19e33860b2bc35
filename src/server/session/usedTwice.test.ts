import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';
import { linksOf } from './testing/links';
import { loginsOf } from './testing/logins';
import { twoFactorIn } from './testing/twoFactor';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

const TIMES = 6;
const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TIMES }, (_, n) => work(n)));
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

it('a ticket sent many times simultaneously works once', async () => {
  const pod = await test.make.pod();
  const { ticket } = (await (await test.as(pod.leader!)).post('/v1/users/tickets')).body as { ticket: string };
  const answers = await atOnce(() => test.anyone().get(`/v1/pods/${pod.id}/agenda?authToken=${ticket}`));
  expect([counted(answers, 200), counted(answers, 401)]).toEqual([1, TIMES - 1]);
});

it('a password reset code sent many times simultaneously sets one password', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  const passwordOf = (index: number) => `Another-Step-${index}`;
  const answers = await atOnce((index) =>
    test.anyone().post('/v1/users/reset-password', { code, password: passwordOf(index) }),
  );
  expect([counted(answers, 200), counted(answers, 400)]).toEqual([1, TIMES - 1]);
  const logins = await atOnce((index) => login(anna.email, passwordOf(index)));
  expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
  expect((await links.templatesTo(anna.email)).filter((name) => name === 'password-changed')).toHaveLength(1);
});

it('an address change link opened many times simultaneously changes the address once', async () => {
  const anna = await test.make.user();
  await (await test.as(anna)).post('/v1/users/change-email', { newEmail: 'many@example.com', password: PASSWORD });
  const { path } = await links.newest('many@example.com', 'change-email-confirm');
  expect(await atOnce(() => links.landing(path))).toEqual(Array(TIMES).fill('/email-verified'));
  expect((await links.templatesTo(anna.email)).filter((name) => name === 'change-email-done')).toHaveLength(1);
});

it('either confirming or declining a new address succeeds, but not both', async () => {
  const anna = await test.make.user();
  await (await test.as(anna)).post('/v1/users/change-email', { newEmail: 'both@example.com', password: PASSWORD });
  const { path, code } = await links.newest('both@example.com', 'change-email-confirm');
  const [landing, declined] = await Promise.all([
    links.landing(path),
    test.anyone().delete(`/v1/users/confirm-email/${code}`),
  ]);
  const { email } = (await (await test.as(anna)).get('/v1/users/my-user')).body as { email: string };
  const isConfirmed = landing === '/email-verified';
  expect([email, declined.status]).toEqual(isConfirmed ? ['both@example.com', 409] : [anna.email, 200]);
});

it('finishing a two-factor setup many times simultaneously turns it on once', async () => {
  const anna = await test.make.user();
  const { begin, codeOf } = twoFactorIn(test);
  const { setup, secret } = (await begin(anna)).body as { setup: string; secret: string };
  const asAnna = await test.as(anna);
  const answers = await atOnce(() => asAnna.post('/v1/users/two-factor', { setup, code: codeOf(secret) }));
  expect([counted(answers, 200), counted(answers, 200) + counted(answers, 400)]).toEqual([1, TIMES]);
});
