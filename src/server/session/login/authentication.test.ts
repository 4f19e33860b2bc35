import { problem, unauthorized } from '../../platform/http/problem';
import { useTestApp } from '../../testing/app';
import { accountDisabled, callerOf, ifSignedIn, readClaims } from './authentication';
import { refusals } from '../refusals';

const test = useTestApp();

const PHOTO_ID = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01';

it('a request identifies its sender by a bearer token, with the scheme in upper or lower case', async () => {
  const anna = await test.make.user();
  const token = (await test.as(anna)).token!;
  for (const scheme of ['Bearer', 'bearer'])
    expect(await readClaims(test.app.context, `${scheme} ${token}`, undefined)).toMatchObject({ userId: anna.id });
});

it('a request without a token has no sender', async () => {
  expect(await readClaims(test.app.context, undefined, undefined)).toBeUndefined();
});

it('a header that is not exactly one bearer token is refused, and so is an invalid token', async () => {
  const token = (await test.as(await test.make.user())).token!;
  for (const header of [`Basic ${token}`, `Not-Bearer ${token}`, `Bearer ${token} more`, 'Bearer', 'Bearer nonsense'])
    await expect(readClaims(test.app.context, header, undefined)).rejects.toMatchObject({ status: 401 });
  await expect(readClaims(test.app.context, undefined, 'nonsense')).rejects.toMatchObject({ status: 401 });
});

it('a dead token makes its sender count as signed out, and no other failure does', async () => {
  for (const dead of [unauthorized(), accountDisabled()])
    expect(await ifSignedIn(() => Promise.reject(dead))).toBeUndefined();
  const others = [new Error('The database is away.'), problem(429, 'too_many', refusals.tooManyCodes)];
  for (const other of others) await expect(ifSignedIn(() => Promise.reject(other))).rejects.toBe(other);
});

it('a caller has a photo only after adding one', () => {
  const now = test.clock.now();
  const person = {
    firstName: 'Anna',
    lastName: 'Person',
    language: null,
    revokedAt: null,
    disabledAt: null,
    lastUsedAt: now,
  };
  const row = { ...person, expiresAt: new Date(now.getTime() + 1) };
  const claims = { userId: 'anna', sessionId: 'session' };
  const caller = { ...claims, name: 'Anna Person' };
  expect(callerOf(claims, { ...row, photoId: null }, now)).toEqual(caller);
  expect(callerOf(claims, { ...row, photoId: PHOTO_ID }, now)).toEqual({ ...caller, photoId: PHOTO_ID });
});
