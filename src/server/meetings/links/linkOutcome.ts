import { eq } from 'drizzle-orm';
import { settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import { meetings } from '../../platform/database/schema';
import type { ZoomMeeting } from '../../platform/outgoing/zoomClient';
import { notifyLinkTrouble } from './linkNotices';
import type { LockedMeeting } from '../hooks';
import { lockMeetingAwaitingLink } from '../lockMeeting';
import { releaseLink, RETRY_PERIOD_SECONDS, type LinkRequest } from './linkQueues';
import { isReplacedByZoomLink, typedLink, type MeetingLink } from './meetingLink';
import { linkSubject } from '../notificationKinds';
import { currentOrNextStart, secondsOf, type MeetingRow } from '../schedule';

async function endLinkRequest(act: Act, { meeting }: LockedMeeting, link: MeetingLink): Promise<MeetingRow> {
  await act.tx.update(meetings).set(link).where(eq(meetings.id, meeting.id));
  await settleSubject(act, linkSubject(meeting.id));
  return { ...meeting, ...link };
}

/**
 * Gives a meeting that still waits for it the link created at Zoom, replacing its previous one, and an assistant's that
 * makes room for it. If the meeting is gone or has another link by now, releases it.
 */
export async function storeLink(act: Act, asked: LinkRequest, made: ZoomMeeting): Promise<void> {
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting) return releaseLink(act, { businessId: asked.businessId, zoomMeetingId: made.id });
  const inForce = waiting.linkInForce(waiting.meeting);
  const isAssistants = inForce !== waiting.meeting.link;
  if (isAssistants && isReplacedByZoomLink(waiting.meeting, inForce)) await waiting.endAssistantLink();
  await endLinkRequest(act, waiting, { ...typedLink(made.joinUrl), thirdPartyMeetingId: made.id });
  await waiting.publish();
}

/**
 * Ends the wait for a link that Zoom failed to create: the meeting keeps its current one, people who can enter one are
 * notified, and anything an attempt created at Zoom is released. Safe to repeat.
 */
export async function abandonLinkRequest(act: Act, asked: LinkRequest): Promise<void> {
  await releaseLink(act, { businessId: asked.businessId, request: asked.request });
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting) return;
  const meeting = await endLinkRequest(act, waiting, typedLink(waiting.meeting.link));
  const isWithout = waiting.linkInForce(meeting) === '';
  await notifyLinkTrouble(act, isWithout ? 'missing' : 'kept', { ...waiting, meeting });
  await waiting.publish();
}

/**
 * After a failed first attempt, notifies people who can enter a link if the meeting may begin before the last attempt.
 */
export async function notifyIfMeetingSoon(act: Act, asked: LinkRequest): Promise<void> {
  const waiting = await lockMeetingAwaitingLink(act, asked);
  if (!waiting || waiting.linkInForce(waiting.meeting) !== '') return;
  const start = currentOrNextStart(waiting.meeting, act.now);
  const isSoon = start !== undefined && start - secondsOf(act.now) < RETRY_PERIOD_SECONDS;
  if (isSoon) await notifyLinkTrouble(act, 'late', waiting);
}
