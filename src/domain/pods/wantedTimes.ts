import { type Weekday, weekdayNumberOf } from '../meetings/scheduleTypes';

/** Parts of the day by which pods to join are narrowed. */
export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The hour at which each begins; it ends where the next one begins. */
const FIRST_HOUR: Record<TimeOfDay, number> = { morning: 0, afternoon: 12, evening: 17 };

/** The same as people read it. */
export const timeOfDayTexts: Record<TimeOfDay, string> = {
  morning: 'Morning (before noon)',
  afternoon: 'Afternoon (noon to 5 pm)',
  evening: 'Evening (from 5 pm)',
};

/** When somebody who looks for a pod has time; what is left out is any. */
export type WantedTimes = { weekday?: Weekday; timeOfDay?: TimeOfDay };

function timeOfDayAt(hour: number): TimeOfDay {
  if (hour >= FIRST_HOUR.evening) return 'evening';
  return hour >= FIRST_HOUR.afternoon ? 'afternoon' : 'morning';
}

/** Whether a minute of the week, as `minuteOfWeek` counts them, is when somebody has time (rule pods.lists). */
export function isWantedTime(minuteOfWeek: number, { weekday, timeOfDay }: WantedTimes): boolean {
  const hours = Math.floor(minuteOfWeek / 60);
  const isDay = weekday === undefined || Math.floor(hours / 24) === weekdayNumberOf(weekday);
  return isDay && (timeOfDay === undefined || timeOfDayAt(hours % 24) === timeOfDay);
}
