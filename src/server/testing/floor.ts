import type { Floor } from '../platform/http/limits/minimumDuration';

/** A floor that is over at once, and how often an act has waited for its end: it answers no sooner. */
export function recordFloor(): { floor: Floor; waits: () => number } {
  let waits = 0;
  const isOver: PromiseLike<void> = {
    then: (done, failed) => {
      waits += 1;
      return Promise.resolve().then(done, failed);
    },
  };
  return { floor: () => isOver, waits: () => waits };
}
