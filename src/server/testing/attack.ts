import { randomInt } from 'node:crypto';

const { ATTACK_REQUESTS: requests, ATTACK_SEED: seed } = process.env;

/**
 * The long form of the tests that attack the product (`npm run test:attack`): the total number of generated requests,
 * which differ each time, and the seed that repeats them. The normal checks always generate the same small number.
 */
export const attack = {
  requests: requests === undefined ? undefined : Number(requests),
  seed: seed !== undefined ? Number(seed) : requests === undefined ? 20260303 : randomInt(2 ** 31),
  announce: (what: string): void => {
    if (requests !== undefined) process.stdout.write(`${what}; again with ATTACK_SEED=${attack.seed}\n`);
  },
};
