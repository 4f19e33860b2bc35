import { hash as argonHash } from '@node-rs/argon2';
import fc from 'fast-check';
import { CHEAP_PASSWORDS } from '../../testing/config';
import { hashPassword, matchesPassword, renewedHash } from './passwords';

const costs = { passwordCost: CHEAP_PASSWORDS };

it('a password is hashed with argon2id at the cost recommended by OWASP', async () => {
  const hash = await hashPassword({}, 'Tiny-Step-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await matchesPassword({}, hash, 'Tiny-Step-1')).toBe(true);
  expect(await matchesPassword({}, hash, 'Wrong-1')).toBe(false);
});

it('a password matches in any Unicode composition, and no other text matches', async () => {
  const letter = fc.constantFrom(...'aé\u0301\u0323üｅ１한ﬁΩ ');
  const password = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(password, password, async (kept, typed) => {
      const hash = await hashPassword(costs, kept);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        expect(await matchesPassword(costs, hash, kept.normalize(form))).toBe(true);
      }
      expect(await matchesPassword(costs, hash, typed)).toBe(typed.normalize('NFKC') === kept.normalize('NFKC'));
    }),
    { numRuns: 50 },
  );
});

it('no password matches an account whose stored hash is unreadable', async () => {
  expect(await matchesPassword(costs, 'no hash', 'Tiny-Step-1')).toBe(false);
});

it('a hash of a password as it was typed still works, and is renewed when the password is typed the same way', async () => {
  const typed = 'Zoe\u0308-Step-1';
  const old = await argonHash(typed, CHEAP_PASSWORDS);
  expect(await matchesPassword(costs, old, typed)).toBe(true);
  expect(await matchesPassword(costs, undefined, typed)).toBe(false);
  const renewed = (await renewedHash(costs, old, typed)) as string;
  expect(await matchesPassword(costs, renewed, 'Zo\u00EB-Step-1')).toBe(true);
  expect(await renewedHash(costs, renewed, typed)).toBeUndefined();
});
