import type { MinimumDuration } from '../platform/http/limits/minimumDuration';

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
