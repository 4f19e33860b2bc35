/** Pseudo-random numbers that are the same on every machine (mulberry32), so that the demo community never varies. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    /** From 0, up to but not including 1. */
    next,
    /** Both ends are included. */
    integer,
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const found = list[integer(0, list.length - 1)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
  };
}

export type Random = ReturnType<typeof seededRandom>;
