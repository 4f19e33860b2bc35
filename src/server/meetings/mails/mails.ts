import { meetingDate, meetingTime, shortWeekdayDate, timeWithZone } from '../../../domain/meetings/display';
import { listedDates } from '../../../domain/meetings/listedDates';
import { isPaused } from '../../../domain/meetings/schedule';
import { dayNumber, wallClock } from '../../../domain/time/zonedTime';
import { greeting, type MailContent } from '../../platform/mail/content';
import type { CalendarInvitation } from '../../platform/mail/invitation';
import { mailTemplates } from '../../platform/mail/template';
import type { LinkTrouble } from '../notificationKinds';
import type { MeetingMailData, MeetingReason } from './mailData';
import { meetingFacts } from './mailFacts';
import { meetingMailText } from './changeMailTexts';

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

function whyOf({ podName, membershipName, ofLeaders }: MeetingMailData, ends: boolean): string {
  const what = ofLeaders ? podName : `${podName} in ${membershipName}`;
  if (ends) return `You’re getting this because you ${ofLeaders ? 'attended' : 'were in'} ${what}.`;
  return `You’re getting this because ${ofLeaders ? 'you attend' : 'you’re in'} ${what}. Your calendar updates automatically.`;
}

interface LinkMissingMailData {
  trouble: LinkTrouble;
  firstName: string;
  podName: string;
  membershipName: string;
  supportEmail: string;
  link: string;
}

const troubleTexts: Record<LinkTrouble, (data: LinkMissingMailData) => readonly [subject: string, text: string]> = {
  missing: ({ podName, membershipName }) => [
    `${podName} has no meeting link yet`,
    `Zoom couldn’t create the meeting link for ${podName} in ${membershipName}. Please enter a link, or leave it empty and save to try Zoom again. You don’t need to send it to anyone: the link they already have will open it.`,
  ],
  kept: ({ podName, membershipName }) => [
    `${podName} keeps its meeting link`,
    `Zoom couldn’t create a new meeting link for ${podName} in ${membershipName}, so the one in use stays. You don’t need to do anything. To change it, enter another link, or leave it empty and save to try Zoom again.`,
  ],
  ended: ({ podName, membershipName }) => [
    `${podName} has no meeting link any more`,
    `The meeting link for ${podName} in ${membershipName} was the assistant leader’s, who no longer assists there. Please enter another link. You don’t need to send it to anyone: the link they already have will open it.`,
  ],
  late: ({ podName, membershipName }) => [
    `${podName} has no meeting link yet`,
    `Zoom hasn’t created the meeting link for ${podName} in ${membershipName} yet, and it’s nearly time to meet. We keep trying, but to be safe, please enter another link. You don’t need to send it to anyone: the link they already have will open it.`,
  ],
};

/**
 * A meeting a day ahead, for an attendee. Times are epoch seconds; `shift` is set if a clock change shifts its hour.
 */
export interface MeetingReminderData {
  firstName: string;
  name: string;
  membershipName: string;
  ofLeaders: boolean;
  at: number;
  meetingZone: string;
  timezone: string;
  shift: string | undefined;
  link: string;
  joinLink: string;
  settingsLink: string;
  unsubscribe: NonNullable<MailContent['unsubscribe']>;
  supportEmail: string;
}

/** 'tomorrow', or 'today', depending on the reader's calendar. */
function dayWord(at: number, now: number, zone: string): string {
  const days = dayNumber(wallClock(at, zone)) - dayNumber(wallClock(now, zone));
  return days === 0 ? 'today' : 'tomorrow';
}

export const meetingReminderMails = mailTemplates(
  {
    'meeting-reminder': (data: MeetingReminderData, language, sentAt: Date): MailContent => {
      const { name, membershipName, ofLeaders, at, timezone, meetingZone, shift } = data;
      const now = Math.floor(sentAt.getTime() / 1000);
      const day = dayWord(at, now, timezone);
      const when = `${meetingDate(at, timezone)}, ${meetingTime(at, timezone, meetingZone)}`;
      const what = ofLeaders ? name : `${name} in ${membershipName}`;
      return {
        subject: `${name} meets ${day}, ${shortWeekdayDate(at, timezone, now)}, ${timeWithZone(at, timezone)}`,
        paragraphs: [
          greeting(data.firstName, language),
          `${what} meets ${day}.`,
          {
            facts: [
              ['When', when],
              ...(shift ? [['Note', `That’s ${shift}, because the clocks change.`] as const] : []),
              ['Join here', data.joinLink],
            ],
          },
        ],
        button: { label: ofLeaders ? 'Open meeting' : 'Open pod', link: data.link },
        why: `You’re getting this because ${ofLeaders ? 'you attend' : 'you’re in'} ${what}.`,
        settings: { label: 'Change your reminders', link: data.settingsLink },
        unsubscribe: data.unsubscribe,
        replyTo: data.supportEmail,
      };
    },
  },
  { isShortLived: true },
);

export const meetingMails = mailTemplates({
  meeting: (data: MeetingMailData, language, at: Date): MailContent => {
    const now = Math.floor(at.getTime() / 1000);
    const { subject, text } = meetingMailText(data, now);
    const ends = ENDING_REASONS.has(data.reason);
    return {
      subject,
      paragraphs: [greeting(data.firstName, language), text, ...(ends ? [] : [meetingFacts(data, now)])],
      ...(!ends && { button: { label: data.ofLeaders ? 'Open meeting' : 'Open pod', link: data.podLink } }),
      why: whyOf(data, ends),
      replyTo: data.supportEmail,
      calendar: invitationOf(data, now),
    };
  },

  /** Sent to people who can enter a link, after Zoom failed (rule meetings.link). `link` opens the form. */
  'link-missing': (data: LinkMissingMailData, language): MailContent => {
    const [subject, text] = troubleTexts[data.trouble](data);
    return {
      subject,
      paragraphs: [greeting(data.firstName, language), text],
      button: { label: data.trouble === 'kept' ? 'Change the link' : 'Enter a link', link: data.link },
      why: `You’re getting this because you can change ${data.podName}.`,
      replyTo: data.supportEmail,
    };
  },
});
