import { pageLinks } from '../../domain/links';
import { acknowledgement, html, notificationKinds, pageLink, quote } from '../notifications';
import type { OneMeeting } from './attendance/storeAttendance';

/** That a meeting has no link: settled when it gets one, is asked for again or the meeting goes. */
export const linkSubject = (meetingId: string) => `meeting-link:${meetingId}`;

/**
 * What Zoom's making no link means: the meeting has none, keeps the one it has, or has none yet and may begin before
 * Zoom's last try.
 */
export type LinkTrouble = 'missing' | 'kept' | 'late';

const troubleWords = {
  missing: 'Zoom couldn’t create the meeting link for',
  kept: 'Zoom couldn’t create a new meeting link, so the one in use stays, for',
  late: 'Zoom hasn’t created the meeting link yet, and it’s nearly time, for',
} as const;

/**
 * That a meeting has another time: settled when it goes, and for who attends it no more. On a device the last one
 * counts.
 */
export const timeSubject = (meetingId: string) => `meeting-time:${meetingId}`;

/** That a meeting is near: settled when it is over, changed or gone. On a device the last one counts. */
export const reminderSubject = (meetingId: string) => `meeting-reminder:${meetingId}`;

/** That somebody can't make it to a meeting: settled when they come after all, or leave. */
export const apologySubject = ({ meetingId, start }: OneMeeting, userId: string) =>
  `apology:${meetingId}:${start}:${userId}`;

/** `when` and `shift` are by the reader's clocks; `at` is when it begins, epoch seconds. */
interface ReminderData {
  name: string;
  path: string;
  when: string;
  shift: string | undefined;
  at: number;
  meetingId: string;
}

const reminder =
  (says: string) =>
  ({ name, path, when, shift, at, meetingId }: ReminderData) => ({
    ...pageLink(
      html`<b>${name}</b> ${says}: ${when}${shift ? `, ${shift}` : ''}.`,
      'See meeting',
      path,
      reminderSubject(meetingId),
    ),
    mattersUntil: at,
  });

/** `path` is that of the form in which a link is entered. */
const linkMissing = (data: { trouble: LinkTrouble; name: string; path: string; meetingId: string }) =>
  pageLink(
    html`${troubleWords[data.trouble]} <b>${data.name}</b>.`,
    data.trouble === 'kept' ? 'Change the link' : 'Enter a link',
    data.path,
    linkSubject(data.meetingId),
  );

export const meetingNotifications = notificationKinds({
  /** `name` and `path` are those of the pod or leader meeting; `says` stands after the name and names the meeting's zone. */
  'meeting-changed': {
    content: (data: { name: string; path: string; says: string; meetingId: string }) => ({
      ...pageLink(html`<b>${data.name}</b> ${data.says}.`, 'See meeting', data.path, timeSubject(data.meetingId)),
      group: { about: data.path, summary: html`changes to when <b>${data.name}</b> meets.` },
    }),
    push: 'high',
  },
  'meeting-cancelled': {
    content: (data: { name: string }) => acknowledgement(html`<b>${data.name}</b> no longer meets.`),
    push: true,
  },
  /** A day ahead. */
  'meeting-tomorrow': { content: reminder('meets in a day'), push: true },
  /** Fifteen minutes ahead. */
  'meeting-soon': { content: reminder('starts in 15 minutes'), push: 'high' },
  /** To who runs the pod's meetings; `when` is by their clocks, `note` empty where nothing more was said. */
  apology: {
    content: (data: { name: string; podId: string; podName: string; when: string; note: string; subject: string }) => ({
      ...pageLink(
        html`<b>${data.name}</b> can’t make it to <b>${data.podName}</b> on ${data.when}.` + quote(data.note),
        'See meeting',
        pageLinks.pod(data.podId),
        data.subject,
      ),
      group: { about: data.podId, summary: html`apologies for meetings of <b>${data.podName}</b>.` },
    }),
    push: true,
  },
  /** To owner and admins. */
  'link-missing-staff': { content: linkMissing, push: true, forStaff: true },
  /** To the pod's leader. */
  'link-missing': { content: linkMissing, push: true },
});
