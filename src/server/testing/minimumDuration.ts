import type { MinimumDuration } from '../platform/http/limits/minimumDuration';

/** A floor that ends at once and counts how often an act has waited for it, as an act must before it answers. */
export function recordMinimumDuration(): { floor: MinimumDuration; waits: () => number } {
  let waits = 0;
  const isOver: PromiseLike<void> = {
    then: (done, failed) => {
      waits += 1;
      return Promise.resolve().then(done, failed);
    },
  };
  return { floor: () => isOver, waits: () => waits };
}
