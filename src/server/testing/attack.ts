import { randomInt } from 'node:crypto';

const { ATTACK_REQUESTS: requests, ATTACK_SEED: seed } = process.env;

/**
 * The long form of the tests that attack the product (`npm run test:attack`): so many generated requests in all, drawn anew
 * each time, with the seed that gives the same ones again. Without it, the few that the checks always draw.
 */
export const attack = {
  requests: requests === undefined ? undefined : Number(requests),
  seed: seed !== undefined ? Number(seed) : requests === undefined ? 20260303 : randomInt(2 ** 31),
  /** Prints the seed, in the long form. */
  announce: (what: string): void => {
    if (requests !== undefined) process.stdout.write(`${what}; again with ATTACK_SEED=${attack.seed}\n`);
  },
};
