import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';
import { loginsOf, tokenOf } from './testing/logins';

const test = useTestApp();
const { login } = loginsOf(test);

const isAnswered = async (token: string) => {
  const [membership, anna] = [await test.make.membership(), await test.make.user()];
  const sent = test.bearer(token);
  return [
    (await sent.get(`/v1/invites/${membership.participantCode}`)).status,
    (await sent.post('/v1/users/login', { username: anna.email, password: PASSWORD })).status,
    (await sent.get('/v1/users/my-user')).status,
  ];
};

it.each([
  ['nonsense', () => Promise.resolve('nonsense')],
  [
    'a token that was logged out',
    async () => {
      const token = tokenOf(await login((await test.make.user()).email));
      await test.bearer(token).post('/v1/users/logout');
      return token;
    },
  ],
  [
    'a token whose session has ended unused',
    async () => {
      const token = tokenOf(await login((await test.make.user()).email));
      test.clock.advance({ days: 60 });
      return token;
    },
  ],
])('%s is ignored by operations open to everyone', async (_, given) => {
  expect(await isAnswered(await given())).toEqual([200, 200, 401]);
});

it('the token of a disabled account is ignored by operations open to everyone', async () => {
  const anna = await test.make.user();
  const token = tokenOf(await login(anna.email));
  await test.app.context.database.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id));
  expect(await isAnswered(token)).toEqual([200, 200, 403]);
});
