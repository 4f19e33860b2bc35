import { instantOfLocalTime } from '../meetings/scheduleZone';
import { dayNumber, wallClock, weekdayOfDay } from '../time/zonedTime';

const MORNING = { hour: 8, minute: 0, second: 0 };
const MONDAY = 1;

/** Two weeks include a morning of each kind, even if a calendar skips a day. */
const MAX_DAYS_AHEAD = 14;

function nextMorning(after: number, zone: string, isWeekly: boolean): number {
  const today = dayNumber(wallClock(after, zone));
  for (let day = today; day <= today + MAX_DAYS_AHEAD; day++) {
    const morning = instantOfLocalTime(day, MORNING, zone);
    if (morning > after && (!isWeekly || weekdayOfDay(day) === MONDAY)) return morning;
  }
  throw new RangeError(`There is no morning in ${zone} after ${after}.`);
}

/** UTC if the zone is unknown. Epoch seconds. */
export function morningAfter(after: number, zone: string, { isWeekly = false } = {}): number {
  try {
    return nextMorning(after, zone, isWeekly);
  } catch {
    return nextMorning(after, 'UTC', isWeekly);
  }
}
