import type { Language } from '../text/languages';
import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, wallClock } from '../time/zonedTime';
import { wordsIn } from './clockShiftWords.gen';

const minuteOfDay = (instant: number, zone: string): number => {
  const { hour, minute } = wallClock(instant, zone);
  return hour * 60 + minute;
};

const DAY_MINUTES = SECONDS_PER_DAY / SECONDS_PER_MINUTE;

/**
 * How many minutes later than the previous meeting a zone's clocks show the next one, because clocks have changed in
 * that zone or the meeting's; negative if earlier.
 */
export function clockShift(previous: number, next: number, zone: string): number {
  const difference = minuteOfDay(next, zone) - minuteOfDay(previous, zone);
  // The shorter way around midnight.
  return ((difference + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
}

/** 'an hour later than usual for you'; undefined at the usual time. */
export function clockShiftWords(minutes: number, language: Language): string | undefined {
  if (minutes === 0) return undefined;
  const words = wordsIn(language);
  const size = Math.abs(minutes);
  if (size % 60 !== 0) return (minutes > 0 ? words.minutesLater : words.minutesEarlier)({ count: size });
  return (minutes > 0 ? words.hoursLater : words.hoursEarlier)({ count: size / 60 });
}
