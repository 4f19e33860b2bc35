import { v7 } from 'uuid';
import { sessions } from '../platform/database/schema';
import { loginsOf } from '../session/testing/logins';
import { twoFactorIn } from '../session/testing/twoFactor';
import { turnOnTwoFactor } from '../session/twoFactor/setUp';
import { useTestApp } from '../testing/app';
import { interleave } from '../testing/interleave';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { codeFor, accept, adminsOf } = adminsIn(test);
const { login } = loginsOf(test);

it('an invitation can be accepted with an existing account and its password, and the account keeps its name', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  const code = await codeFor(business, anna.email);
  expect(await accept(code, { password: 'Not-Hers-1' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password' }] },
  });
  expect((await accept(code)).body.user).toEqual(anna);
  expect(await adminsOf(business)).toEqual([anna.email]);
});

it('an invitation can be accepted without the password by a person signed in to the existing account', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  const code = await codeFor(business, anna.email);
  const somebodyElse = await test.as(await test.make.user());
  expect((await accept(code, { password: 'Whatever-1' }, somebodyElse)).status).toBe(400);
  expect((await accept(code, { password: 'Whatever-1' }, await test.as(anna))).body.user).toEqual(anna);
  expect((await login(anna.email)).status).toBe(200);
});

it('only a person signed in to the existing account can accept an invitation with one click', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  const inviteCode = await codeFor(business, anna.email);
  const click = (by = test.anyone()) => by.post('/v1/business-admins/register', { inviteCode });
  const missing = await click();
  expect(missing).toMatchObject({ status: 400, body: { detail: 'First name is required' } });
  expect((missing.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
    'firstName',
    'lastName',
    'password',
  ]);
  expect(await click(await test.as(await test.make.user()))).toMatchObject({
    status: 400,
    body: { code: 'other_account' },
  });
  expect((await click(await test.as(anna))).body.user).toEqual(anna);
  expect(await adminsOf(business)).toEqual([anna.email]);
  expect((await login(anna.email)).status).toBe(200);
});

it('a session that has since ended can’t accept an invitation, or start another session without a code', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  const { begin, codeOf } = twoFactorIn(test);
  const inviteCode = await codeFor(business, anna.email);
  const asAnna = await test.as(anna);
  const { setup, secret } = (await begin(anna)).body as { setup: string; secret: string };
  const [other] = await test.app.context.database.db
    .insert(sessions)
    .values({ id: v7(), userId: anna.id, createdAt: test.clock.now(), expiresAt: new Date('2100-01-01') })
    .returning({ id: sessions.id });
  const caller = { userId: anna.id, name: 'Anna', sessionId: other!.id };
  const accepted = await interleave(
    test.app.context,
    (held) => turnOnTwoFactor(held, caller, { setup, code: codeOf(secret) }),
    () => asAnna.post('/v1/business-admins/register', { inviteCode }),
  );
  expect(accepted.status).toBe(401);
  expect(accepted.headers.authorization).toBeUndefined();
  expect(await adminsOf(business)).toEqual([]);
});
