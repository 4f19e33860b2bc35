import { meetingDate, meetingTime, timeWithZone, weekdayName } from '../../domain/meetings/display';
import {
  frequencyDescription,
  isPaused,
  nextMeeting,
  occurrences,
  type Schedule,
} from '../../domain/meetings/schedule';
import { countOf } from '../../domain/text/words';
import { wallClock } from '../../domain/time/zonedTime';
import { hello, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import type { Invitation } from '../platform/mail/invitation';

/** Why a meeting mail is written. Who switches gets two: `left` takes the old meeting away, `switched` brings the new. */
export type MeetingReason =
  'scheduled' | 'changed' | 'paused' | 'cancelled' | 'joined' | 'promoted' | 'switched' | 'left' | 'skipped';

export interface MeetingMailData {
  reason: MeetingReason;
  firstName: string;
  /** Of a leader meeting its own name, '… Leader meeting'. */
  podName: string;
  membershipName: string;
  supportEmail: string;
  /** The reader's zone; the meeting's where it is not known. */
  timezone: string;
  schedule: Schedule;
  /** As it was, for `changed`. */
  before?: Schedule;
  /** The one left out, for `skipped`. Epoch seconds. */
  skippedStart?: number;
  /** The link in force. */
  link: string;
  podLink: string;
  /** `meetings.sequence` after the act; it has to rise with every mail of this meeting to this person. */
  sequence: number;
  uid: string;
}

/** 'Tue 7:00 pm (GMT)', with the date for what does not come every week. */
function shortTime(start: number, zone: string, schedule: Schedule): string {
  const weekday = weekdayName(wallClock(start, zone).weekday).slice(0, 3);
  const everyWeek = schedule.recurring && schedule.frequencyPeriod === 'Week' && schedule.frequency === 1;
  const date = everyWeek ? '' : ` ${dayAndMonth(start, zone)}`;
  return `${weekday}${date} ${timeWithZone(start, zone)}`;
}

/** '3 March' of 'Tuesday 3 March 2026'. */
const dayAndMonth = (start: number, zone: string) => meetingDate(start, zone).split(' ').slice(1, 3).join(' ');

/** The start the mail is about: the next one, or the first where none is ahead. */
const startOf = (schedule: Schedule, now: number) =>
  nextMeeting(schedule, now) ?? occurrences(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;

function hasMoved({ schedule, before }: MeetingMailData, now: number): boolean {
  if (!before) return false;
  const words = (one: Schedule) => frequencyDescription(one, one.timezone, now);
  return startOf(before, now) !== startOf(schedule, now) || words(before) !== words(schedule);
}

type Words = { subject: string; text: string };

const words: Record<MeetingReason, (data: MeetingMailData, now: number, short: string) => Words> = {
  scheduled: ({ podName }, _now, short) => ({
    subject: `${podName} meets ${short}`,
    text: `The meeting of ${podName} is scheduled.`,
  }),
  changed: (data, now, short) =>
    hasMoved(data, now)
      ? { subject: `${data.podName} moved to ${short}`, text: `${data.podName} meets at another time from now on.` }
      : { subject: `${data.podName} meets ${short}`, text: `The meeting of ${data.podName} was changed.` },
  paused: ({ podName, schedule, timezone }) => ({
    subject: `${podName} is paused until ${dayAndMonth(schedule.pausedToEpoch ?? schedule.unixTime, timezone)}`,
    text: `${podName} does not meet for a while.`,
  }),
  cancelled: ({ podName }) => ({
    subject: `${podName} no longer meets`,
    text: `The meeting of ${podName} is cancelled.`,
  }),
  joined: ({ podName }, _now, short) => ({
    subject: `You joined ${podName}: ${short}`,
    text: `Welcome to ${podName}. There is nothing to prepare: join by the link when it starts.`,
  }),
  promoted: ({ podName }, _now, short) => ({
    subject: `You have a seat in ${podName}: ${short}`,
    text: `A seat in ${podName} was free and it was your turn. You are now in the pod.`,
  }),
  switched: ({ podName }, _now, short) => ({
    subject: `You moved to ${podName}: ${short}`,
    text: `You are now in ${podName}. Your Next Tiny Steps moved with you.`,
  }),
  left: ({ podName }) => ({
    subject: `You left ${podName}`,
    text: `You are no longer in ${podName}; its meetings leave your calendar.`,
  }),
  skipped: (data, now) => ({
    subject: `${data.podName} does not meet ${shortTime(data.skippedStart ?? startOf(data.schedule, now), data.timezone, { ...data.schedule, recurring: false })}`,
    text: `One meeting of ${data.podName} is skipped. The others stay as they are.`,
  }),
};

const ENDS = new Set<MeetingReason>(['cancelled', 'left']);

function pauseFact({ schedule, timezone }: MeetingMailData): (readonly [string, string])[] {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined) return [];
  return [['Paused', `${meetingDate(from, timezone)} to ${meetingDate(to, timezone)}`]];
}

function facts(data: MeetingMailData, now: number): Block {
  const { schedule, timezone, before, reason } = data;
  const next = nextMeeting(schedule, now);
  const when = (one: Schedule) => frequencyDescription(one, timezone, now);
  return {
    facts: [
      ['Pod', `${data.podName}, ${data.membershipName}`],
      ...(before && hasMoved(data, now) ? [['Before', when(before)] as const] : []),
      ['When', when(schedule)],
      ...(reason === 'paused' ? pauseFact(data) : []),
      ...(next === undefined
        ? []
        : ([
            ['Next meeting', `${meetingDate(next, timezone)}, ${meetingTime(next, timezone, schedule.timezone)}`],
          ] as const)),
      ['Length', countOf(schedule.duration, 'minute')],
      ['Meeting link', data.link],
    ],
  };
}

/** A single meeting inside a pause takes place no more; of a recurring one only some dates fall out. */
const isOff = ({ reason, schedule }: MeetingMailData) =>
  ENDS.has(reason) || (!schedule.recurring && isPaused(schedule, schedule.unixTime));

const invitationOf = (data: MeetingMailData): Invitation => ({
  method: isOff(data) ? 'CANCEL' : 'REQUEST',
  uid: data.uid,
  sequence: data.sequence,
  name: data.podName,
  schedule: data.schedule,
  link: data.link,
  pageLink: data.podLink,
});

export const meetingMails = mailTemplates({
  /** Everything that changes what stands in somebody's calendar (decision 38). */
  meeting: (data: MeetingMailData, at: Date): MailContent => {
    const now = Math.floor(at.getTime() / 1000);
    const short = shortTime(startOf(data.schedule, now), data.timezone, data.schedule);
    const { subject, text } = words[data.reason](data, now, short);
    const ends = ENDS.has(data.reason);
    return {
      subject,
      paragraphs: [hello(data.firstName), text, ...(ends ? [] : [facts(data, now)])],
      ...(!ends && { button: { label: 'Open pod', link: data.podLink } }),
      why: ends
        ? `You get this because you were in ${data.podName}.`
        : `You get this because you are in ${data.podName}. The calendar entry keeps itself right.`,
      replyTo: data.supportEmail,
      calendar: invitationOf(data),
    };
  },
});
