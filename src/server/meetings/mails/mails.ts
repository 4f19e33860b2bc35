import { meetingDate, meetingTime, shortWeekdayDate, timeWithZone } from '../../../domain/meetings/display';
import { listedDates } from '../../../domain/meetings/listedDates';
import { isPaused } from '../../../domain/meetings/schedule';
import { dayNumber, wallClock } from '../../../domain/time/zonedTime';
import { greeting, type MailContent } from '../../platform/mail/content';
import type { CalendarInvitation } from '../../platform/mail/invitation';
import { mailTemplates } from '../../platform/mail/template';
import { linkButton, type LinkTrouble } from '../notificationKinds';
import type { MeetingMailData, MeetingReason } from './mailData';
import { meetingFacts } from './mailFacts';
import { meetingMailText } from './changeMailTexts';
import { wordsIn, type Words } from './mailWords.gen';
import { clockShiftWords } from '../../../domain/meetings/clockShift';
import type { Language } from '../../../domain/text/languages';
import { leaderMeetingName } from '../presenter';

const ENDING_REASONS = new Set<MeetingReason>([
  'cancelled',
  'left',
  'removed',
  'removedFromMembership',
  'excused',
  'disabled',
]);

export const endsMeeting = (reason: MeetingReason): boolean => ENDING_REASONS.has(reason);

/** A single meeting inside a pause is cancelled; a recurring meeting only loses some dates. */
const isOff = ({ reason, schedule }: MeetingMailData) =>
  ENDING_REASONS.has(reason) || (!schedule.recurring && isPaused(schedule, schedule.unixTime));

export const calendarState = (data: MeetingMailData): string =>
  isOff(data) ? 'off' : JSON.stringify([data.podName, data.schedule]);

/** With the name of a meeting of leaders in the reader's language. */
const named = <Data extends { ofLeaders?: boolean; podName: string; membershipName: string }>(
  data: Data,
  language: Language,
): Data => (data.ofLeaders ? { ...data, podName: leaderMeetingName(data.membershipName, language) } : data);

const invitationOf = (data: MeetingMailData, now: number): CalendarInvitation => ({
  method: isOff(data) ? 'CANCEL' : 'REQUEST',
  uid: data.uid,
  sequence: data.sequence,
  name: data.podName,
  schedule: data.schedule,
  dates: listedDates(data.schedule, now),
  ...(data.reason === 'restored' && { restoredStart: data.occurrence?.start }),
  link: data.link,
  pageLink: data.podLink,
});

function whyOf(data: MeetingMailData, ends: boolean, { why }: Words): string {
  if (ends) return data.ofLeaders ? why.leadersEnded(data) : why.podEnded(data);
  return data.ofLeaders ? why.leaders(data) : why.pod(data);
}

interface LinkMissingMailData {
  trouble: LinkTrouble;
  firstName: string;
  podName: string;
  ofLeaders?: true;
  membershipName: string;
  supportEmail: string;
  link: string;
}

/**
 * A meeting a day ahead, for an attendee. Times are epoch seconds.
 */
export interface MeetingReminderData {
  firstName: string;
  name: string;
  membershipName: string;
  ofLeaders: boolean;
  at: number;
  meetingZone: string;
  timezone: string;
  /** Minutes later than usual, because clocks have changed; negative if earlier. */
  shift: number;
  link: string;
  joinLink: string;
  settingsLink: string;
  unsubscribe: NonNullable<MailContent['unsubscribe']>;
  supportEmail: string;
}

function dayOf(at: number, now: number, zone: string): 'today' | 'tomorrow' {
  const days = dayNumber(wallClock(at, zone)) - dayNumber(wallClock(now, zone));
  return days === 0 ? 'today' : 'tomorrow';
}

export const meetingReminderMails = mailTemplates(
  {
    'meeting-reminder': (stored: MeetingReminderData, language, sentAt: Date): MailContent => {
      const { ofLeaders, at, timezone, meetingZone, shift } = stored;
      const data = ofLeaders ? { ...stored, name: leaderMeetingName(stored.membershipName, language) } : stored;
      const words = wordsIn(language);
      const { reminder, facts, values } = words;
      const now = Math.floor(sentAt.getTime() / 1000);
      const day = reminder[dayOf(at, now, timezone)];
      const shiftText = clockShiftWords(shift, language);
      const when = {
        date: meetingDate(at, timezone, language),
        time: meetingTime(at, timezone, meetingZone, language),
      };
      return {
        subject: day.subject({
          ...data,
          date: shortWeekdayDate(at, timezone, now, language),
          time: timeWithZone(at, timezone, language),
        }),
        paragraphs: [
          greeting(data.firstName, language),
          ofLeaders ? day.textToLeaders(data) : day.text(data),
          {
            facts: [
              [facts.when, values.dateAndTime(when)],
              ...(shiftText ? [[reminder.note, reminder.clockShift({ shift: shiftText })] as const] : []),
              [facts.joinHere, data.joinLink],
            ],
          },
        ],
        button: { label: ofLeaders ? words.openMeeting : words.openPod, link: data.link },
        why: ofLeaders ? reminder.whyToLeaders(data) : reminder.why(data),
        settings: { label: reminder.settings, link: data.settingsLink },
        unsubscribe: data.unsubscribe,
        replyTo: data.supportEmail,
      };
    },
  },
  { isShortLived: true },
);

export const meetingMails = mailTemplates({
  meeting: (stored: MeetingMailData, language, at: Date): MailContent => {
    const data = named(stored, language);
    const now = Math.floor(at.getTime() / 1000);
    const words = wordsIn(language);
    const { subject, text } = meetingMailText(data, language, now);
    const ends = ENDING_REASONS.has(data.reason);
    return {
      subject,
      paragraphs: [greeting(data.firstName, language), text, ...(ends ? [] : [meetingFacts(data, language, now)])],
      ...(!ends && { button: { label: data.ofLeaders ? words.openMeeting : words.openPod, link: data.podLink } }),
      why: whyOf(data, ends, words),
      replyTo: data.supportEmail,
      calendar: invitationOf(data, now),
    };
  },

  /** Sent to people who can enter a link, after Zoom failed (rule meetings.link). `link` opens the form. */
  'link-missing': (stored: LinkMissingMailData, language): MailContent => {
    const data = named(stored, language);
    const words = wordsIn(language).linkMissing;
    const { subject, text } = words[data.trouble];
    return {
      subject: subject(data),
      paragraphs: [greeting(data.firstName, language), text(data)],
      button: { label: linkButton(data.trouble, language), link: data.link },
      why: words.why(data),
      replyTo: data.supportEmail,
    };
  },
});
