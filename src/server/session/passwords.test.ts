import { hashPassword, isPassword } from './passwords';

it('a password is hashed by argon2id, at the cost that OWASP asks for', async () => {
  const hash = await hashPassword({}, 'Tiny-Step-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword({}, hash, 'Tiny-Step-1')).toBe(true);
  expect(await isPassword({}, hash, 'Wrong-1')).toBe(false);
});
