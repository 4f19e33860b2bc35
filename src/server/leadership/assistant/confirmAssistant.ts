import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit';
import { linkSubject, trackLeadership } from '../../meetings';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { pods } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { settleSubject } from '../../notifications';
import { assistantSubject, isConfirmedAssistant, lockPod, publishPodChange, type LockedPod } from '../../pods';
import { findMemberForUpdate, type LockedMember } from '../lockMember';
import { notifyAssistantAnswered } from './assistantNotices';
import { refusals } from '../refusals';

interface Confirmation {
  membershipId: string;
  podId: string;
  userId: string;
  meetingLink: string;
}

const alreadyConfirmed = () => conflict('already_confirmed', refusals.confirmedLink);

async function beginAssistance(
  act: Act,
  locked: LockedPod,
  assistant: LockedMember,
  meetingLink: string,
): Promise<void> {
  const { pod, meeting } = locked;
  const confirmed = { assistantConfirmedAt: act.now, assistantLink: meetingLink };
  await trackLeadership(act, { membershipId: pod.membershipId }, [assistant.userId]);
  await act.tx.update(pods).set(confirmed).where(eq(pods.id, pod.id));
  Object.assign(pod, confirmed);
  await settleSubject(act, assistantSubject(pod.id));
  await notifyAssistantAnswered(act, locked, assistant, 'confirmed');
  // The assistant's link replaces the pod's own, so nobody needs to enter one.
  await settleSubject(act, linkSubject(meeting.id));
  await publishPodChange(act, pod.id);
  await recordAct(act, 'ASSISTANT_CONFIRMED', { podId: pod.id });
}

/**
 * Makes the invited person the assistant, with their link for everyone (rule leadership.assistantLink). Safe to repeat.
 * 404 for people who were not asked or whose request is over; 409 for a different link once confirmed.
 */
export async function confirmAssistant(context: AppContext, confirmation: Confirmation): Promise<void> {
  const { membershipId, podId, userId, meetingLink } = confirmation;
  await context.act(async (act) => {
    const assistant = await findMemberForUpdate(act, { membershipId, userId });
    const locked = await lockPod(act, membershipId, podId);
    if (!assistant || assistant.disabled || locked.pod.assistantUserId !== userId) throw notFound();
    if (!isConfirmedAssistant(locked, userId)) return beginAssistance(act, locked, assistant, meetingLink);
    if (locked.pod.assistantLink !== meetingLink) throw alreadyConfirmed();
  });
}
