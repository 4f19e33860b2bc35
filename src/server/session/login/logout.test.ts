import { useTestApp } from '../../testing/app';
import { loginsOf, tokenOf } from '../testing/logins';
import { publishedTo } from '../testing/publishedTo';
import { readToken } from './tokens';

const test = useTestApp();
const { login } = loginsOf(test);

it('logging out ends the session: its token stops working and its other tabs are notified', async () => {
  const anna = await test.make.user();
  const token = tokenOf(await login(anna.email));
  const { sessionId } = (await readToken(test.app.context.config.tokenSecret, token))!;
  expect(await test.bearer(token).post('/v1/users/logout')).toMatchObject({ status: 200, body: { done: true } });
  expect((await test.bearer(token).get('/v1/users/my-user')).status).toBe(401);
  expect(await publishedTo(test, anna, 'logout')).toEqual([{ sessionId }]);
});

it("logging out leaves the person's other sessions active", async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const other = tokenOf(await login(anna.email));
  await test.bearer(other).post('/v1/users/logout');
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
});
