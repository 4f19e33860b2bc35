import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { readToken, signToken } from './tokens';

const SECRET = 'a secret that only this test knows, long enough for every algorithm: 0123456789';
const CLAIMS = { sub: 'anna', sid: 'session', iat: 1_772_528_400 };

const signed = (claims: object, { alg = 'HS256', secret = SECRET } = {}) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(createSecretKey(secret, 'utf8'));

it('a token contains its user, its session, and when it was signed', async () => {
  const read = { userId: 'anna', sessionId: 'session', issuedAt: CLAIMS.iat };
  expect(await readToken(SECRET, await signToken(SECRET, read, new Date(CLAIMS.iat * 1000)))).toEqual(read);
  expect(await readToken(SECRET, await signed(CLAIMS))).toEqual(read);
});

it.each([
  ['signed with another secret', CLAIMS, { secret: 'another secret, which is also long enough' }],
  ['signed with another algorithm', CLAIMS, { alg: 'HS512' }],
  ['without a user', { ...CLAIMS, sub: undefined }, {}],
  ['without a session', { ...CLAIMS, sid: undefined }, {}],
  ['whose session is no text', { ...CLAIMS, sid: 1 }, {}],
  ['without a time', { ...CLAIMS, iat: undefined }, {}],
])('a token %s is invalid', async (_, claims, how) => {
  expect(await readToken(SECRET, await signed(claims, how))).toBeUndefined();
});
