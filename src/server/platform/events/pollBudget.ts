/** The share of a process's time that polls may take, and the most that is saved up in quiet times, in milliseconds. */
const SHARE = 1 / 20;
const MOST_SAVED = 20;

const LONGEST_WAIT = 50;

/**
 * Limits how often the log is polled: a few polls in a row run at once, so that the first messages after a quiet moment
 * wait for nothing; under load, one poll serves many calls. Instants and durations are milliseconds of the process's own clock.
 */
export interface PollBudget {
  waitAt: (now: number) => number;
  /** A poll has run. What is done with its events doesn't count. */
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
