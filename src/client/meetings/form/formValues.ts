import { hasPauseAhead } from '../../../domain/meetings/pause';
import { MEETING_DEFAULTS } from '../../../domain/meetings/forms';
import type { MeetingFormOptions, MeetingValues } from '../../../domain/meetings/forms';
import { nextSeriesStart, scheduleOf } from '../../../domain/meetings/scheduleTypes';
import type { MeetingInput, ScheduledMeeting } from '../../../contract/entities.gen';
import type { DateTimeValue } from '../../ui/form/dates/dateTime';

type Times = 'unixTime' | 'pausedFromEpoch' | 'pausedToEpoch' | 'weekday' | 'weekInMonth';

/** Any field may be empty. Times are epoch seconds. */
export type MeetingFormValues = Omit<MeetingValues, Times> & {
  unixTime: DateTimeValue;
  pausedFromEpoch: DateTimeValue;
  pausedToEpoch: DateTimeValue;
  weekday: string;
  weekInMonth: string;
};

export function newMeetingFormValues(timezone: string): MeetingFormValues {
  return {
    ...MEETING_DEFAULTS,
    thirdPartyMeetingLink: '',
    linkLater: false,
    unixTime: '',
    timezone,
    scheduleType: 'Date',
    weekday: '',
    weekInMonth: '',
    paused: false,
    pausedFromEpoch: '',
    pausedToEpoch: '',
  };
}

/** The form of a series under way applies to the next and later meetings (rule meetings.fromNow). */
const isUnderWay = ({ recurring, unixTime, nextMeeting }: ScheduledMeeting, nowSeconds: number): boolean =>
  recurring && unixTime <= nowSeconds && nextMeeting !== undefined;

/** Epoch seconds. */
const shownStart = (meeting: ScheduledMeeting, nowSeconds: number): number =>
  (isUnderWay(meeting, nowSeconds) ? nextSeriesStart(meeting) : undefined) ?? meeting.unixTime;

/**
 * Accepts the past date that the form showed, or any if the zone has changed, since then only the server knows (rule
 * meetings.pastDate).
 */
function keepsDateOf(meeting: ScheduledMeeting, openedAt: number): MeetingFormOptions['keepsDate'] {
  const shown = shownStart(meeting, openedAt);
  return (start, timezone) => meeting.recurring && (start === shown || timezone !== meeting.timezone);
}

/** The pause switch is on if the pause ends in the future. */
export function meetingFormValues(meeting: ScheduledMeeting, nowSeconds: number): MeetingFormValues {
  const { weekday = '', weekInMonth = '', changes: _, ...schedule } = scheduleOf(meeting);
  const paused = hasPauseAhead(meeting, nowSeconds);
  return {
    ...schedule,
    unixTime: shownStart(meeting, nowSeconds),
    thirdPartyMeetingLink: meeting.thirdPartyMeetingLink ?? '',
    linkLater: meeting.linkState === 'missing',
    scheduleType: weekInMonth ? 'Week' : 'Date',
    weekday,
    weekInMonth,
    paused,
    pausedFromEpoch: (paused && meeting.pausedFromEpoch) || '',
    pausedToEpoch: (paused && meeting.pausedToEpoch) || '',
  };
}

/** A snapshot: others' changes don't alter a form in use. */
export interface OpenedMeeting {
  values: MeetingFormValues;
  isUnderWay: boolean;
  keepsDate: MeetingFormOptions['keepsDate'];
  isAtZoom: boolean;
  linkState: ScheduledMeeting['linkState'];
}

/** Call once, when the form opens; `nowSeconds` is that time. */
export const openedMeeting = (meeting: ScheduledMeeting, nowSeconds: number): OpenedMeeting => ({
  values: meetingFormValues(meeting, nowSeconds),
  isUnderWay: isUnderWay(meeting, nowSeconds),
  keepsDate: keepsDateOf(meeting, nowSeconds),
  isAtZoom: meeting.thirdPartyMeetingId !== undefined || meeting.linkState === 'pending',
  linkState: meeting.linkState,
});

/** A save replaces the whole schedule, so options that don't apply are omitted. */
export function meetingInputOf(values: MeetingValues): MeetingInput {
  const { frequencyPeriod, scheduleType, weekday, weekInMonth, paused } = values;
  const onWeekday = frequencyPeriod === 'Month' && scheduleType === 'Week';
  const hasWeekday = frequencyPeriod === 'Week' || onWeekday;
  return {
    unixTime: values.unixTime,
    recurring: values.recurring,
    frequency: values.frequency,
    frequencyPeriod,
    duration: values.duration,
    thirdPartyMeetingLink: values.thirdPartyMeetingLink,
    ...(values.linkLater && !values.thirdPartyMeetingLink && { linkLater: true }),
    timezone: values.timezone,
    ...(hasWeekday && weekday && { weeklyOptions: { days: [weekday] } }),
    ...(onWeekday && weekInMonth && { monthlyOptions: { weekInMonth } }),
    pausedFromEpoch: paused ? values.pausedFromEpoch : null,
    pausedToEpoch: paused ? values.pausedToEpoch : null,
  };
}

export const meetingFieldGroups = [
  ['unixTime', 'timezone', 'recurring', 'frequency', 'frequencyPeriod', 'scheduleType', 'weekday', 'weekInMonth'],
  ['paused', 'pausedFromEpoch', 'pausedToEpoch'],
].map((unit) => unit.map((name) => `meeting.${name}`));

/** The contract's field names that differ from the form's. `prefix`: that of the form's names. */
export function meetingAliases(prefix: 'meeting.' | '', contractPrefix: 'meeting.' | ''): Record<string, string> {
  const own = ['unixTime', 'timezone', 'frequency', 'frequencyPeriod', 'duration', 'thirdPartyMeetingLink'];
  const pause = ['pausedFromEpoch', 'pausedToEpoch'];
  const aliases: Record<string, string> = {
    [`${contractPrefix}weeklyOptions.days.0`]: `${prefix}weekday`,
    [`${contractPrefix}weeklyOptions`]: `${prefix}weekday`,
    [`${contractPrefix}monthlyOptions.weekInMonth`]: `${prefix}weekInMonth`,
  };
  for (const name of [...own, ...pause]) aliases[contractPrefix + name] = prefix + name;
  return aliases;
}
