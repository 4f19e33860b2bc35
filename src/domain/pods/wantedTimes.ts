import { type Weekday, weekdayNumberOf } from '../meetings/scheduleTypes';

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

const FIRST_HOUR: Record<TimeOfDay, number> = { morning: 0, afternoon: 12, evening: 17 };

export const hoursOfTimeOfDay = (timeOfDay: TimeOfDay): [number, number] => {
  const next = TIMES_OF_DAY[TIMES_OF_DAY.indexOf(timeOfDay) + 1];
  return [FIRST_HOUR[timeOfDay], next ? FIRST_HOUR[next] : 24];
};

export type WantedTimes = { weekday?: Weekday; timeOfDay?: TimeOfDay };

export function isWantedTime(minuteOfWeek: number, { weekday, timeOfDay }: WantedTimes): boolean {
  const hours = Math.floor(minuteOfWeek / 60);
  const isDay = weekday === undefined || Math.floor(hours / 24) === weekdayNumberOf(weekday);
  const [from, to] = timeOfDay ? hoursOfTimeOfDay(timeOfDay) : [0, 24];
  return isDay && from <= hours % 24 && hours % 24 < to;
}
