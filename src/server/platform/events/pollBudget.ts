/**
 * The share of a process's time that polls may take, and how much unused time is saved up at most, in milliseconds.
 */
const SHARE = 1 / 20;
const MOST_SAVED = 20;

const LONGEST_WAIT = 50;

/**
 * Limits how often the log is polled. A few polls in a row run immediately, so that the first messages after a quiet
 * moment aren't delayed; under load, one poll serves many calls. Instants and durations are milliseconds of the
 * process's own clock.
 */
export interface PollBudget {
  waitAt: (now: number) => number;
  /** Records a poll's duration. Handling its events doesn't count. */
  spend: (start: number, end: number) => void;
}

export function makePollBudget(): PollBudget {
  let saved = MOST_SAVED;
  let countedAt: number | undefined;

  function saveUntil(now: number): void {
    saved = Math.min(saved + (now - (countedAt ?? now)) * SHARE, MOST_SAVED);
    countedAt = now;
  }

  return {
    waitAt: (now) => {
      saveUntil(now);
      return Math.max(-saved / SHARE, 0);
    },
    spend: (start, end) => {
      saveUntil(end);
      saved = Math.max(saved - (end - start), -LONGEST_WAIT * SHARE);
    },
  };
}
