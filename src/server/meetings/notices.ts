import { meetingDate, zoneName } from '../../domain/meetings/display';
import { frequencyDescription } from '../../domain/meetings/schedule';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notify } from '../notifications';
import { meetingMail, type MeetingSubject } from './meetingMail';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';
import { meetingNotifications } from './notificationKinds';

export type MeetingChange = 'scheduled' | 'changed' | 'paused';

/** When, as it stands in a sentence after 'meets' or 'is paused'; in the meeting's zone, named. */
function whenWords(meeting: MeetingRow, change: MeetingChange, now: Date): string {
  const { timezone, pausedTo, recurring } = meeting;
  if (change === 'paused' && pausedTo) {
    const end = secondsOf(pausedTo);
    return `until ${meetingDate(end, timezone)} (${zoneName(end, timezone)})`;
  }
  const words = frequencyDescription(scheduleOfRow(meeting), timezone, secondsOf(now));
  return recurring ? words.charAt(0).toLowerCase() + words.slice(1) : `on ${words}`;
}

/** Tells everybody a meeting concerns what became of it: by mail with its calendar, and all but who did it by notification. */
export async function tellMeeting(
  act: Act,
  context: AppContext,
  change: MeetingChange,
  subject: MeetingSubject,
  told: { userIds: string[]; by: string },
): Promise<void> {
  const { meeting, podName: name, path } = subject;
  await meetingMail(act, context, change, told.userIds, subject);
  const others = told.userIds.filter((userId) => userId !== told.by);
  const data = { name, path, change, when: whenWords(meeting, change, act.now) };
  await notify(act, {
    kind: meetingNotifications['meeting-changed'],
    userIds: others,
    data,
    membershipId: meeting.membershipId,
  });
}
