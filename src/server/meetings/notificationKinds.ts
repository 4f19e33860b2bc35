import { pageLinks } from '../../domain/links';
import { clockShiftWords } from '../../domain/meetings/clockShift';
import { meetingDate, meetingTime, timeWithZone } from '../../domain/meetings/display';
import type { Language } from '../../domain/text/languages';
import { badNewsContent, fillHtml, notificationKinds, pageLinkContent, type NamedPerson } from '../notifications';
import type { OccurrenceKey } from './attendance/storeAttendance';
import { wordsIn, type Words } from './noticeWords.gen';
import { leaderMeetingName } from './presenter';
import { timeChangeHtml, type TimeChange } from './timeChanges';

/** A meeting without a link; settled when the meeting gets a link, requests a link again or is deleted. */
export const linkSubject = (meetingId: string) => `meeting-link:${meetingId}`;

/**
 * The effect of Zoom's failure to create a link: the meeting has no link, keeps its current link, or has no link yet
 * and may begin before Zoom's last attempt. `ended`: the link was its former assistant leader's.
 */
export type LinkTrouble = 'missing' | 'kept' | 'late' | 'ended';

/** The button of a notification or mail about a link that Zoom didn't create. */
export const linkButton = (trouble: LinkTrouble, language: Language): string => {
  const { changeLink, enterLink } = wordsIn(language);
  return trouble === 'kept' ? changeLink : enterLink;
};

/**
 * A meeting's new time; settled when the meeting is deleted, and for former attendees. A device shows only the latest
 * notification.
 */
export const timeSubject = (meetingId: string) => `meeting-time:${meetingId}`;

/** An upcoming meeting; settled when it is over, changed or deleted. A device shows only the latest notification. */
export const reminderSubject = (meetingId: string) => `meeting-reminder:${meetingId}`;

/** A person's apologies for a meeting; settled when the person comes after all, or leaves. */
export const apologySubject = ({ meetingId, start }: OccurrenceKey, userId: string) =>
  `apology:${meetingId}:${start}:${userId}`;

export interface NamedMeeting {
  /** The meeting of a membership's leaders has none. */
  podName?: string | undefined;
  membershipName: string;
}

const nameOf = ({ podName, membershipName }: NamedMeeting, language: Language) =>
  podName ?? leaderMeetingName(membershipName, language);

interface ReminderData extends NamedMeeting {
  path: string;
  meetingId: string;
  /** When the meeting begins, in epoch seconds. */
  at: number;
  /** The time until then, which is less than usual after an outage. */
  minutes: number;
  /** The reader's. */
  zone: string;
  meetingZone: string;
  /** See `clockShift`. */
  shiftMinutes: number;
}

const reminder = (which: keyof Words['reminders']) => (data: ReminderData, language: Language) => {
  const words = wordsIn(language);
  const { text, textWithShift } = words.reminders[which];
  const { at, minutes, zone, meetingZone, shiftMinutes } = data;
  const name = nameOf(data, language);
  const when = `${meetingDate(at, zone, language)}, ${meetingTime(at, zone, meetingZone, language)}`;
  const shift = clockShiftWords(shiftMinutes, language);
  const message = shift
    ? fillHtml(textWithShift, { name, when, shift, minutes })
    : fillHtml(text, { name, when, minutes });
  return {
    ...pageLinkContent(message, words.seeMeeting, data.path, reminderSubject(data.meetingId)),
    mattersUntil: at,
  };
};

interface MissingLink extends NamedMeeting {
  trouble: LinkTrouble;
  path: string;
  meetingId: string;
}

function linkMissing(data: MissingLink, language: Language) {
  const words = wordsIn(language);
  const message = fillHtml(words.linkMissing[data.trouble], { name: nameOf(data, language) });
  return pageLinkContent(message, linkButton(data.trouble, language), data.path, linkSubject(data.meetingId));
}

interface TimeChangeData extends NamedMeeting {
  path: string;
  change: TimeChange;
  /** Epoch seconds. */
  now: number;
  meetingId: string;
}

interface ApologyData {
  person: NamedPerson;
  podId: string;
  podName: string;
  /** Epoch seconds. */
  at: number;
  /** The reader's. */
  zone: string;
  /** The note; empty if none was sent. */
  quote: string;
  subject: string;
}

export const meetingNotifications = notificationKinds({
  'meeting-changed': {
    content: (data: TimeChangeData, language) => {
      const { change, now, path, meetingId } = data;
      const words = wordsIn(language);
      const name = nameOf(data, language);
      const message = timeChangeHtml(change, { name, now }, language);
      return {
        ...pageLinkContent(message, words.seeMeeting, path, timeSubject(meetingId)),
        group: { about: path, summary: (count) => fillHtml(words.timeChanges.group, { count, name }) },
      };
    },
    push: 'high',
  },
  'meeting-cancelled': {
    content: (data: NamedMeeting, language) =>
      badNewsContent(fillHtml(wordsIn(language).cancelled, { name: nameOf(data, language) }), language),
    push: true,
  },
  'meeting-tomorrow': { content: reminder('tomorrow'), push: true },
  'meeting-soon': { content: reminder('soon'), push: 'high' },
  /** Sent to the people who run the pod's meetings. */
  apology: {
    content: ({ person, podId, podName, at, zone, subject }: ApologyData, language) => {
      const { seeMeeting, apology } = wordsIn(language);
      const when = `${meetingDate(at, zone, language)}, ${timeWithZone(at, zone, language)}`;
      const message = fillHtml(apology.text, { name: person.name, podName, when });
      return {
        ...pageLinkContent(message, seeMeeting, pageLinks.pod(podId), subject),
        group: { about: podId, summary: (count) => fillHtml(apology.group, { count, podName }) },
      };
    },
    push: true,
    replacesEarlier: true,
  },
  'link-missing-staff': { content: linkMissing, push: true, forStaff: true },
  'link-missing': { content: linkMissing, push: true },
});
