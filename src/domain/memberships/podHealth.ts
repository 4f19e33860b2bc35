import type { Language } from '../text/languages';
import { attendanceSince } from '../meetings/attendance';
import { SECONDS_PER_DAY } from '../time/zonedTime';
import { wordsIn } from './troubleWords.gen';

/** Worst first (rule memberships.health). */
export const POD_TROUBLES = ['NO_LEADER', 'NOBODY_CAME', 'NO_MEETING_AHEAD', 'FULL_WAITLIST', 'WAITLIST'] as const;
export type PodTrouble = (typeof POD_TROUBLES)[number];

export const SIGNS_OF_LIFE = ['MEETING', 'STEP', 'MESSAGE'] as const;

export const DRIFTING_DAYS = 21;

export const WEEK_SECONDS = 7 * SECONDS_PER_DAY;
export const HEALTH_WEEKS = 8;

/** From the database's bits; the highest bit is the worst problem. */
export const decodeTroubles = (bits: number): PodTrouble[] =>
  POD_TROUBLES.filter((_, index) => (bits & troubleBit(index)) !== 0);

export const troubleBit = (index: number): number => 2 ** (POD_TROUBLES.length - 1 - index);

/** `start`: epoch seconds. */
export interface HealthWeek {
  start: number;
  /** `recorded` includes people who didn't come. */
  came: number;
  recorded: number;
  done: number;
  due: number;
}

/** 0 to 7, among the eight weeks before `nowSeconds`. */
export const weekIndexOf = (instant: number, nowSeconds: number): number =>
  Math.min(HEALTH_WEEKS - 1, Math.floor((instant - attendanceSince(nowSeconds)) / WEEK_SECONDS));

export function sumOfWeeks(weeks: readonly HealthWeek[]): Omit<HealthWeek, 'start'> {
  const sum = (of: (week: HealthWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  return {
    came: sum(({ came }) => came),
    recorded: sum(({ recorded }) => recorded),
    done: sum(({ done }) => done),
    due: sum(({ due }) => due),
  };
}

export function troubleText(trouble: PodTrouble, waiting: number, language: Language): string {
  const words = wordsIn(language);
  return trouble === 'FULL_WAITLIST' || trouble === 'WAITLIST' ? words[trouble]({ count: waiting }) : words[trouble];
}
