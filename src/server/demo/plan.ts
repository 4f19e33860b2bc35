import { seriesStarts, WEEKDAYS, type Schedule } from '../../domain/meetings/schedule';
import { instantOfLocalTime } from '../../domain/meetings/scheduleZone';
import type { Random } from './random';
import type { podNames } from './texts';

export interface PodPlan {
  membership: number;
  name: string;
  leader: number;
  participants: number[];
  maxParticipants: number;
  schedule: Schedule;
  link: string;
  isPaused: boolean;
  isDeserted: boolean;
  drifting: number | undefined;
  assistant: 'confirmed' | 'asked' | undefined;
}

const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 364 * DAY_SECONDS;

/** Where each membership's people start in the list of members, and how many of those people have no pod yet. */
export const membershipPlans = [
  { business: 0, name: 'Small Steps Circle', from: 0, to: 30, waiting: 3 },
  { business: 0, name: 'Slow Leaders', from: 30, to: 44, waiting: 1 },
  { business: 1, name: 'Finish It Together', from: 44, to: 57, waiting: 1 },
] as const;

export const APPROVED_LEADER = 28;

function scheduleOf(index: number, hour: number, timezone: string, nowSeconds: number, random: Random): Schedule {
  const weekday = WEEKDAYS[index % 5] ?? 'TUESDAY';
  const firstDay = Math.floor((nowSeconds - YEAR_SECONDS) / DAY_SECONDS);
  return {
    unixTime: instantOfLocalTime(firstDay, { hour, minute: (index % 2) * 30, second: 0 }, timezone),
    timezone,
    recurring: true,
    frequency: index === 5 ? 2 : 1,
    frequencyPeriod: index === 8 ? 'Month' : 'Week',
    duration: random.pick([45, 60, 60, 90]),
    weekday,
    ...(index === 8 && { weekInMonth: 'First' as const }),
  };
}

export const MEETING_NOW = 7;

const STEP_SECONDS = 5 * 60;

/** Two to seven minutes from now, on a multiple of five minutes. */
const inMinutes = (nowSeconds: number) => Math.ceil((nowSeconds + 120) / STEP_SECONDS) * STEP_SECONDS;

function withChanges(index: number, schedule: Schedule, nowSeconds: number): Schedule {
  if (index === MEETING_NOW) {
    const [start = 0] = seriesStarts(schedule, nowSeconds + DAY_SECONDS, 1);
    return { ...schedule, changes: [{ start, movedTo: inMinutes(nowSeconds) }] };
  }
  if (index !== 1) return schedule;
  const [, skipped = 0, moved = 0] = seriesStarts(schedule, nowSeconds, 3);
  return { ...schedule, changes: [{ start: skipped }, { start: moved, movedTo: moved + DAY_SECONDS }] };
}

function assistantOf(index: number, participantCount: number, isPaused: boolean): PodPlan['assistant'] {
  if (index === 6) return 'asked';
  return !isPaused && participantCount > 3 ? 'confirmed' : undefined;
}

/**
 * The twelve pods. The first is full, one is paused for two weeks, one meets monthly, one has both a skipped and a
 * moved meeting, and one meets within minutes.
 */
export function podPlans(names: typeof podNames, nowSeconds: number, random: Random): PodPlan[] {
  const plans: PodPlan[] = [];
  membershipPlans.forEach(({ from, to, waiting }, membership) => {
    const podCount = names[membership]?.length ?? 0;
    const placed = Array.from({ length: to - from - waiting }, (_, offset) => from + offset);
    names[membership]?.forEach(([name, hour], place) => {
      const [leader = from, ...participants] = placed.filter((_, offset) => offset % podCount === place);
      const index = plans.length;
      const timezone = membership === 2 ? 'America/New_York' : 'Europe/London';
      const series = scheduleOf(index, hour, timezone, nowSeconds, random);
      const schedule = withChanges(index, series, nowSeconds);
      const isPaused = index === 4;
      plans.push({
        membership,
        name,
        leader,
        participants,
        maxParticipants: index === 0 ? participants.length : 8,
        schedule: isPaused
          ? { ...schedule, pausedFromEpoch: nowSeconds - 3 * DAY_SECONDS, pausedToEpoch: nowSeconds + 11 * DAY_SECONDS }
          : schedule,
        link: `https://meet.example.com/${name.toLowerCase().replaceAll(' ', '-')}`,
        isPaused,
        isDeserted: index === 3,
        drifting: index === 2 ? participants.at(-1) : undefined,
        assistant: assistantOf(index, participants.length, isPaused),
      });
    });
  });
  return plans;
}
