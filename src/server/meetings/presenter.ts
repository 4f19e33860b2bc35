import { leaderPodCan, type Relation } from '../../domain/permissions';
import { occurrenceActs } from '../../domain/meetings/occurrences';
import type { Occurrence, Schedule } from '../../domain/meetings/schedule';
import type { Language } from '../../domain/text/languages';
import { SECONDS_PER_MINUTE } from '../../domain/time/zonedTime';
import type {
  LeaderPod,
  MeetingInput,
  Occurrence as ContractOccurrence,
  ScheduledMeeting,
} from '../../contract/entities.gen';
import { secondsOf } from '../platform/clock';
import { versionOf, type EditableFields } from '../platform/http/version';
import { isReplacedByZoomLink } from './links/meetingLink';
import { meetingTimes } from './meetingTimes';
import { wordsIn } from './nameWords.gen';
import { scheduleOfRow, seriesOfRow, type MeetingRow } from './schedule';

const linkStateOf = (row: MeetingRow, link: string): Pick<ScheduledMeeting, 'linkState'> => {
  if (isReplacedByZoomLink(row, link)) return { linkState: 'pending' };
  return link === '' ? { linkState: 'missing' } : {};
};

function changesAhead({ changes = [], duration }: Schedule, nowSeconds: number): Pick<ScheduledMeeting, 'changes'> {
  const since = nowSeconds - duration * SECONDS_PER_MINUTE;
  const ahead = changes.filter(({ start, movedTo = start }) => Math.max(start, movedTo) > since);
  return ahead.length > 0 ? { changes: ahead } : {};
}

export const presentOccurrence = (occurrence: Occurrence, now: Date, mayEdit: boolean): ContractOccurrence => ({
  ...occurrence,
  can: mayEdit ? occurrenceActs(occurrence, secondsOf(now)) : { change: false, restore: false },
});

export interface SeenLink {
  link: string;
  mayEdit: boolean;
}

/** The stored values of a meeting's form. `link` is the one in use, which may be an assistant's. */
export function meetingFields(row: MeetingRow, link: string): EditableFields<MeetingInput> {
  const { weekday, weekInMonth, ...series } = seriesOfRow(row);
  return {
    name: row.name,
    unixTime: series.unixTime,
    recurring: series.recurring,
    frequency: series.frequency,
    frequencyPeriod: series.frequencyPeriod,
    duration: series.duration,
    thirdPartyMeetingLink: link,
    linkLater: undefined,
    timezone: series.timezone,
    weeklyOptions: weekday,
    monthlyOptions: [weekInMonth, weekday],
    pausedFromEpoch: series.pausedFromEpoch,
    pausedToEpoch: series.pausedToEpoch,
  };
}

export const meetingVersion = (row: MeetingRow, link: string): string =>
  versionOf<MeetingInput>(meetingFields(row, link));

const presentLink = (row: MeetingRow, { link, mayEdit }: SeenLink): Partial<ScheduledMeeting> => ({
  ...(mayEdit && link && { thirdPartyMeetingLink: link, isAssistantLink: link !== row.link }),
  ...(mayEdit && link && row.thirdPartyMeetingId && { thirdPartyMeetingId: row.thirdPartyMeetingId }),
  ...linkStateOf(row, link),
  ...(mayEdit && { version: meetingVersion(row, link) }),
});

/**
 * A meeting in the contract's form; `seen` is set for attendees. 'next' and 'current' are computed for `now` (rules
 * meetings.wallClock, meetings.next and meetings.joinWindow).
 */
export function presentMeeting(row: MeetingRow, now: Date, seen?: SeenLink): ScheduledMeeting {
  const schedule = scheduleOfRow(row);
  const { next, previous, current, paused, comingPause, words, weekday } = meetingTimes(schedule, secondsOf(now));
  return {
    id: row.id,
    name: row.name,
    ...(seen && presentLink(row, seen)),
    unixTime: schedule.unixTime,
    recurring: row.recurring,
    frequency: row.frequency,
    frequencyPeriod: row.frequencyPeriod,
    duration: row.durationMinutes,
    timezone: schedule.timezone,
    ...(row.weekday && { weeklyOptions: { days: [row.weekday] } }),
    ...(row.weekInMonth && { monthlyOptions: { weekInMonth: row.weekInMonth } }),
    ...(row.pausedFrom && { pausedFromEpoch: secondsOf(row.pausedFrom) }),
    ...(row.pausedTo && { pausedToEpoch: secondsOf(row.pausedTo) }),
    ...changesAhead(schedule, secondsOf(now)),
    paused,
    ...(comingPause?.lastBefore !== undefined && { lastBeforePause: comingPause.lastBefore }),
    ...(comingPause?.firstAfter !== undefined && { firstAfterPause: comingPause.firstAfter }),
    ...(next && { nextMeeting: next.at }),
    ...(previous !== undefined && { previousMeeting: previous }),
    ...(current !== undefined && { currentMeeting: current }),
    frequencyDescription: words,
    weekday,
    can: { join: Boolean(seen?.link) },
  };
}

export const leaderMeetingName = (membershipName: string, language: Language): string =>
  wordsIn(language).leaderMeeting({ membershipName });

export interface LeaderMeetingRow {
  id: string;
  membershipId: string;
  membershipName: string;
  meeting: MeetingRow;
  relation: Relation;
}

export function presentLeaderPod(row: LeaderMeetingRow, now: Date, language: Language): LeaderPod {
  const can = leaderPodCan(row.relation);
  return {
    id: row.id,
    name: leaderMeetingName(row.membershipName, language),
    membershipId: row.membershipId,
    membershipName: row.membershipName,
    meetingScheduleId: row.meeting.id,
    scheduledMeeting: presentMeeting(row.meeting, now, { link: row.meeting.link, mayEdit: can.edit }),
    can,
  };
}
