import { meetingDate, meetingTime } from '../../domain/meetings/display';
import { frequencyDescription, nextMeeting, type Schedule } from '../../domain/meetings/schedule';
import { countOf } from '../../domain/text/words';
import type { Block } from '../platform/mail/content';
import type { MeetingMailData } from './mailData';
import { hasMoved } from './mailTexts';

function pauseFact({ schedule, timezone }: MeetingMailData): (readonly [string, string])[] {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined) return [];
  return [['Paused', `${meetingDate(from, timezone)} to ${meetingDate(to, timezone)}`]];
}

/** When and where it is, as labelled facts. `now` is in epoch seconds. */
export function meetingFacts(data: MeetingMailData, now: number): Block {
  const { schedule, timezone, before, reason } = data;
  const next = nextMeeting(schedule, now);
  const when = (one: Schedule) => frequencyDescription(one, timezone, now);
  return {
    facts: [
      [data.ofLeaders ? 'Meeting' : 'Pod', data.podName],
      // A leader meeting has it in its name.
      ...(data.ofLeaders ? [] : [['Membership', data.membershipName] as const]),
      ...(data.leaderName === undefined ? [] : [['Leader', data.leaderName] as const]),
      ...(before && reason === 'changed' && hasMoved(data, now) ? [['Before', when(before)] as const] : []),
      ['When', when(schedule)],
      ...(reason === 'paused' ? pauseFact(data) : []),
      ...(next === undefined
        ? []
        : ([
            ['Next meeting', `${meetingDate(next, timezone)}, ${meetingTime(next, timezone, schedule.timezone)}`],
          ] as const)),
      ['Length', countOf(schedule.duration, 'minute')],
      ['Join here', data.link],
    ],
  };
}
