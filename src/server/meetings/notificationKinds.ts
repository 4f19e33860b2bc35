import { pageLinks } from '../../domain/links';
import type { Language } from '../../domain/text/languages';
import { badNewsContent, fillHtml, groupSummary, notificationKinds, pageLinkContent, quote } from '../notifications';
import type { OccurrenceKey } from './attendance/storeAttendance';
import { wordsIn, type Words } from './noticeWords.gen';
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

/**
 * `when` and `shift` are in the reader's zone; `at` is when the meeting begins, in epoch seconds, and `minutes` is
 * the time until then, which is less than usual after an outage.
 */
interface ReminderData {
  name: string;
  path: string;
  when: string;
  shift: string | undefined;
  at: number;
  minutes: number;
  meetingId: string;
}

const reminder = (which: keyof Words['reminders']) => (data: ReminderData, language: Language) => {
  const words = wordsIn(language);
  const { text, textWithShift } = words.reminders[which];
  const { name, when, shift, minutes } = data;
  const message = shift
    ? fillHtml(textWithShift, { name, when, shift, minutes })
    : fillHtml(text, { name, when, minutes });
  return {
    ...pageLinkContent(message, words.seeMeeting, data.path, reminderSubject(data.meetingId)),
    mattersUntil: data.at,
  };
};

interface MissingLink {
  trouble: LinkTrouble;
  name: string;
  path: string;
  meetingId: string;
}

function linkMissing(data: MissingLink, language: Language) {
  const words = wordsIn(language);
  const message = fillHtml(words.linkMissing[data.trouble], data);
  return pageLinkContent(message, linkButton(data.trouble, language), data.path, linkSubject(data.meetingId));
}

interface TimeChangeData {
  name: string;
  path: string;
  change: TimeChange;
  /** Epoch seconds. */
  now: number;
  meetingId: string;
}

export const meetingNotifications = notificationKinds({
  'meeting-changed': {
    content: (data: TimeChangeData, language) => {
      const { change, path, meetingId } = data;
      const words = wordsIn(language);
      const message = timeChangeHtml(change, data, language);
      return {
        ...pageLinkContent(message, words.seeMeeting, path, timeSubject(meetingId)),
        group: { about: path, summary: groupSummary(words.timeChanges.group, data) },
      };
    },
    push: 'high',
  },
  'meeting-cancelled': {
    content: (data: { name: string }, language) =>
      badNewsContent(fillHtml(wordsIn(language).cancelled, data), language),
    push: true,
  },
  'meeting-tomorrow': { content: reminder('tomorrow'), push: true },
  'meeting-soon': { content: reminder('soon'), push: 'high' },
  /** Sent to the people who run the pod's meetings; `when` is in their zone, `note` is empty if none was sent. */
  apology: {
    content: (
      data: { name: string; podId: string; podName: string; when: string; note: string; subject: string },
      language,
    ) => {
      const { seeMeeting, apology } = wordsIn(language);
      const message = fillHtml(apology.text, data) + quote(data.note);
      return {
        ...pageLinkContent(message, seeMeeting, pageLinks.pod(data.podId), data.subject),
        group: { about: data.podId, summary: groupSummary(apology.group, data) },
      };
    },
    push: true,
    replacesEarlier: true,
  },
  'link-missing-staff': { content: linkMissing, push: true, forStaff: true },
  'link-missing': { content: linkMissing, push: true },
});
