import { PASSWORD_REQUIRED } from '../../../domain/session/loginForm';
import type { Caller } from '../../platform/http/call';
import type { Problem } from '../../platform/http/problem';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestUser } from '../../testing/factories';
import { interleave } from '../../testing/interleave';
import { twoFactorIn } from '../testing/twoFactor';
import { turnOnTwoFactor } from '../twoFactor/setUp';
import { actWithProof, hasJustLoggedIn, type OwnProof } from './actWithProof';
import { changePassword } from './changePassword';

const test = useTestApp();
const { begin, codeOf, wrongCodeOf, turnOn } = twoFactorIn(test);

const attemptBy = (caller: Caller, proof: OwnProof): Promise<string> =>
  actWithProof(test.app.context, caller, proof, () => Promise.resolve('done')).catch(
    ({ status, errors }: Problem) => errors[0]?.path ?? String(status),
  );

const attempt = async (person: TestUser, proof: OwnProof) => attemptBy(await test.callerOf(person), proof);

const repeated = async (times: number, work: () => Promise<string>) => {
  const results = new Set<string>();
  for (let tries = 0; tries < times; tries++) results.add(await work());
  return [...results];
};

it('an act that needs proof asks for the password', async () => {
  const caller = await test.callerOf(await test.make.user());
  const act = actWithProof(test.app.context, caller, { code: '123456' }, () => Promise.resolve());
  await expect(act).rejects.toMatchObject({ status: 400, errors: [{ path: 'password', message: PASSWORD_REQUIRED }] });
});

it('the right password may prove any number of acts', async () => {
  const anna = await test.make.user();
  expect(await repeated(12, () => attempt(anna, { password: PASSWORD }))).toEqual(['done']);
});

it('the right password and code may prove any number of acts', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const work = () => {
    test.clock.advance({ seconds: 30 });
    return attempt(anna, { password: PASSWORD, code: codeOf(secret) });
  };
  expect(await repeated(12, work)).toEqual(['done']);
});

it('ten wrong codes after the right password block further codes for an hour; a missing code is no attempt', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const guess = () => {
    test.clock.advance({ minutes: 2 });
    return attempt(anna, { password: PASSWORD, code: wrongCodeOf(secret) });
  };
  expect(await repeated(3, () => attempt(anna, { password: PASSWORD }))).toEqual(['code']);
  expect(await repeated(10, guess)).toEqual(['code']);
  test.clock.advance({ minutes: 15 });
  expect(await attempt(anna, { password: PASSWORD, code: codeOf(secret) })).toBe('429');
  test.clock.advance({ minutes: 60 });
  expect(await attempt(anna, { password: PASSWORD, code: codeOf(secret) })).toBe('done');
});

it('a password that is being replaced proves nothing', async () => {
  const anna = await test.make.user();
  const change = { oldPassword: PASSWORD, newPassword: 'Another-Step-2' };
  const caller = await test.callerOf(anna);
  const result = await interleave(
    test.app.context,
    (context) => changePassword(context, caller, change),
    () => attemptBy(caller, { password: PASSWORD }),
  );
  expect(result).toBe('password');
});

it('the password alone proves nothing while two-factor login is being turned on', async () => {
  const anna = await test.make.user();
  const { setup, secret } = (await begin(anna)).body as { setup: string; secret: string };
  const caller = await test.callerOf(anna);
  const result = await interleave(
    test.app.context,
    (context) => turnOnTwoFactor(context, caller, { setup, code: codeOf(secret) }),
    () => attemptBy(caller, { password: PASSWORD }),
  );
  expect(result).toBe('code');
});

it('a session proves identity in the first five minutes after its login', async () => {
  const caller = await test.callerOf(await test.make.user());
  const hasProof = () => hasJustLoggedIn(test.app.context, caller);
  expect(await hasProof()).toBe(true);
  test.clock.advance({ minutes: 5, milliseconds: -1 });
  expect(await hasProof()).toBe(true);
  test.clock.advance({ milliseconds: 1 });
  expect(await hasProof()).toBe(false);
});

it('a session from a clock that ran far ahead proves nothing', async () => {
  const caller = await test.callerOf(await test.make.user());
  test.clock.advance({ days: -1 });
  expect(await hasJustLoggedIn(test.app.context, caller)).toBe(false);
  test.clock.advance({ days: 1 });
});

it('a session that no longer exists proves nothing', async () => {
  const [caller, other] = [await test.callerOf(await test.make.user()), '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01'];
  expect(await hasJustLoggedIn(test.app.context, { ...caller, sessionId: other })).toBe(false);
});
