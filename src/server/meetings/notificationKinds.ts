import { pageLinks } from '../../domain/links';
import { countWithNoun } from '../../domain/text/words';
import { badNewsContent, html, notificationKinds, pageLinkContent, quote } from '../notifications';
import type { OccurrenceKey } from './attendance/storeAttendance';

/** A meeting without a link; settled when the meeting gets a link, requests a link again or is deleted. */
export const linkSubject = (meetingId: string) => `meeting-link:${meetingId}`;

/**
 * The effect of Zoom's failure to create a link: the meeting has no link, keeps its current link, or has no link yet
 * and may begin before Zoom's last attempt. `ended`: the link was its former assistant leader's.
 */
export type LinkTrouble = 'missing' | 'kept' | 'late' | 'ended';

const troubleWords = {
  missing: 'Zoom couldn’t create the meeting link for',
  kept: 'Zoom couldn’t create a new meeting link, so the one in use stays, for',
  ended: 'The assistant leader’s meeting link is no longer in use, and there’s no other for',
  late: 'Zoom hasn’t created the meeting link yet, and it’s nearly time, for',
} as const;

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

const reminder =
  (saysOf: (minutes: number) => string) =>
  ({ name, path, when, shift, at, minutes, meetingId }: ReminderData) => ({
    ...pageLinkContent(
      html`<b>${name}</b> ${saysOf(minutes)}: ${when}${shift ? `, ${shift}` : ''}.`,
      'See meeting',
      path,
      reminderSubject(meetingId),
    ),
    mattersUntil: at,
  });

const linkMissing = (data: { trouble: LinkTrouble; name: string; path: string; meetingId: string }) =>
  pageLinkContent(
    html`${troubleWords[data.trouble]} <b>${data.name}</b>.`,
    data.trouble === 'kept' ? 'Change the link' : 'Enter a link',
    data.path,
    linkSubject(data.meetingId),
  );

export const meetingNotifications = notificationKinds({
  /** `says` is worded to follow the name, and includes the meeting's zone. */
  'meeting-changed': {
    content: (data: { name: string; path: string; says: string; meetingId: string }) => ({
      ...pageLinkContent(
        html`<b>${data.name}</b> ${data.says}.`,
        'See meeting',
        data.path,
        timeSubject(data.meetingId),
      ),
      group: { about: data.path, summary: html`changes to when <b>${data.name}</b> meets.` },
    }),
    push: 'high',
  },
  'meeting-cancelled': {
    content: (data: { name: string }, language) => badNewsContent(html`<b>${data.name}</b> no longer meets.`, language),
    push: true,
  },
  'meeting-tomorrow': { content: reminder(() => 'meets in a day'), push: true },
  'meeting-soon': { content: reminder((minutes) => `starts in ${countWithNoun(minutes, 'minute')}`), push: 'high' },
  /** Sent to the people who run the pod's meetings; `when` is in their zone, `note` is empty if none was sent. */
  apology: {
    content: (data: { name: string; podId: string; podName: string; when: string; note: string; subject: string }) => ({
      ...pageLinkContent(
        html`<b>${data.name}</b> can’t make it to <b>${data.podName}</b> on ${data.when}.` + quote(data.note),
        'See meeting',
        pageLinks.pod(data.podId),
        data.subject,
      ),
      group: { about: data.podId, summary: html`apologies for meetings of <b>${data.podName}</b>.` },
    }),
    push: true,
    replacesEarlier: true,
  },
  'link-missing-staff': { content: linkMissing, push: true, forStaff: true },
  'link-missing': { content: linkMissing, push: true },
});
