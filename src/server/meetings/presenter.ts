import { leaderPodCan, type Relation } from '../../domain/permissions';
import type { LeaderPod, ScheduledMeeting } from '../../contract/entities.gen';
import { makesRoom } from './meetingLink';
import { meetingTimes } from './meetingTimes';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';

const linkStateOf = (row: MeetingRow, link: string): Pick<ScheduledMeeting, 'linkState'> => {
  if (makesRoom(row, link)) return { linkState: 'pending' };
  return link === '' ? { linkState: 'failed' } : {};
};

/**
 * A meeting as the contract has it. `link` is the link in force, empty while there is none and left out for people who
 * may not see it; 'next' and 'current' are worked out at `now` (rules meetings.wallClock, meetings.next and meetings.joinWindow).
 */
export function presentMeeting(row: MeetingRow, now: Date, link?: string): ScheduledMeeting {
  const schedule = scheduleOfRow(row);
  const { next, current, paused, words, weekday } = meetingTimes(schedule, secondsOf(now));
  return {
    id: row.id,
    name: row.name,
    ...(link && { thirdPartyMeetingLink: link }),
    ...(link !== undefined && linkStateOf(row, link)),
    ...(link && row.thirdPartyMeetingId && { thirdPartyMeetingId: row.thirdPartyMeetingId }),
    unixTime: schedule.unixTime,
    recurring: row.recurring,
    frequency: row.frequency,
    frequencyPeriod: row.frequencyPeriod,
    duration: row.durationMinutes,
    timezone: row.timezone,
    ...(row.weekday && { weeklyOptions: { days: [row.weekday] } }),
    ...(row.weekInMonth && { monthlyOptions: { weekInMonth: row.weekInMonth } }),
    ...(row.pausedFrom && { pausedFromEpoch: secondsOf(row.pausedFrom) }),
    ...(row.pausedTo && { pausedToEpoch: secondsOf(row.pausedTo) }),
    paused,
    ...(next !== undefined && { nextMeeting: next }),
    ...(current !== undefined && { currentMeeting: current }),
    frequencyDescription: words,
    weekday,
  };
}

/** What a leader meeting is called everywhere (rule meetings.leaderMeetings). */
export const leaderMeetingName = (membershipName: string): string => `${membershipName} Leader meeting`;

export interface LeaderPodRow {
  id: string;
  membershipId: string;
  membershipName: string;
  meeting: MeetingRow;
  relation: Relation;
}

/** A leader meeting for somebody who attends it. */
export function presentLeaderPod(row: LeaderPodRow, now: Date): LeaderPod {
  return {
    id: row.id,
    name: leaderMeetingName(row.membershipName),
    membershipId: row.membershipId,
    membershipName: row.membershipName,
    meetingScheduleId: row.meeting.id,
    scheduledMeeting: presentMeeting(row.meeting, now, row.meeting.link),
    can: leaderPodCan(row.relation),
  };
}
