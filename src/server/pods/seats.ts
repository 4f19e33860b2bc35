import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { podPeople } from '../platform/database/podPeople';
import { members, podMembers } from '../platform/database/schema';
import { deleteComingApologies, mailMeeting } from '../meetings';
import { closeCurrentStep, startStep } from '../steps';
import { settleSubject, settleGroups, type NamedPerson } from '../notifications';
import { announcedPodMeeting, freeSeats, type LockedPod } from './lockPod';
import { notifyLeft, notifySeated, type Departure, type SeatReason } from './notices';
import { freeSeatsGroup, freeSeatsSubject } from './notificationKinds';
import { releaseAssistant } from './endAssistance';
import { closeTransfersTo } from './transfers/closeTransfer';
import { removeFromAllWaitlists } from './waitlist/waitlist';
import { publishPodChangeTo } from './publishPodChange';
import { emitPodChange } from './emitPodChange';

/**
 * Ends the search of people who are now in a pod: removes their waitlist entries, and turns off and settles
 * notifications of new pods (rules pods.promotion and members.contactWhenNewPod).
 */
export async function endPodSearch(act: Act, membershipId: string, userIds: string[]): Promise<void> {
  await removeFromAllWaitlists(act, membershipId, userIds);
  await act.tx
    .update(members)
    .set({ contactWhenNewPod: false })
    .where(
      and(
        eq(members.membershipId, membershipId),
        inArray(members.userId, userIds),
        eq(members.contactWhenNewPod, true),
      ),
    );
  await settleGroups(act, [freeSeatsGroup(membershipId)], userIds);
}

export async function settleFreeSeatNotices(act: Act, locked: LockedPod): Promise<void> {
  if (freeSeats(locked) === 0) await settleSubject(act, freeSeatsSubject(locked.pod.id));
}

/** Seats people in a locked pod, and updates their open pages. The caller must have checked that the pod has seats. */
export async function assignSeats(act: Act, locked: LockedPod, userIds: string[]): Promise<void> {
  const { pod, people } = locked;
  const place = { podId: pod.id, membershipId: pod.membershipId, role: 'participant', joinedAt: act.now } as const;
  await act.tx.insert(podMembers).values(userIds.map((userId) => ({ ...place, userId })));
  people.push(...userIds.map((userId) => ({ userId, role: place.role })));
  await emitPodChange(act, 'pod.joined', pod, userIds);
  await endPodSearch(act, pod.membershipId, userIds);
  await settleFreeSeatNotices(act, locked);
  await startStep(act, pod, userIds);
  const others = (await podPeople(act.tx, pod.id)).filter((id) => !userIds.includes(id));
  await publishPodChangeTo(act, pod.id, userIds, 'added');
  await publishPodChangeTo(act, pod.id, others, 'people');
}

const placedByName = (placedBy: NamedPerson | undefined) => (placedBy ? { placedBy: placedBy.name } : {});

export async function seatAndNotify(
  act: Act,
  locked: LockedPod,
  userIds: string[],
  how: SeatReason,
  placedBy?: NamedPerson,
): Promise<void> {
  await assignSeats(act, locked, userIds);
  await mailMeeting(act, how, userIds, { ...announcedPodMeeting(locked), ...placedByName(placedBy) });
  await notifySeated(act, locked, userIds, how, placedBy);
}

/**
 * Removes a participant from a locked pod, and notifies them and the pod. The caller must then promote from the
 * waitlist.
 */
export async function removeParticipant(
  act: Act,
  locked: LockedPod,
  userId: string,
  departure: Departure,
): Promise<void> {
  const { pod } = locked;
  locked.people = locked.people.filter((person) => person.userId !== userId);
  const meetingLeft = announcedPodMeeting(locked);
  // Must run before the member is removed, since the role is what puts an assistant in the leader channel.
  await releaseAssistant(act, locked, userId);
  await emitPodChange(act, 'pod.left', pod, [userId]);
  await act.tx.delete(podMembers).where(and(eq(podMembers.podId, pod.id), eq(podMembers.userId, userId)));
  await deleteComingApologies(act, locked.meeting, userId);
  await closeTransfersTo(act, { membershipId: pod.membershipId, userId }, pod.id);
  if (departure.how !== 'switched') await closeCurrentStep(act, pod.id, userId);
  await publishPodChangeTo(act, pod.id, userId, 'removed');
  await publishPodChangeTo(act, pod.id, await podPeople(act.tx, pod.id), 'people');
  if ('by' in departure) {
    await mailMeeting(act, departure.how, [userId], { ...meetingLeft, removedBy: departure.by.name });
  } else await mailMeeting(act, 'left', [userId], { ...meetingLeft, ...placedByName(departure.placedBy) });
  await notifyLeft(act, locked, userId, departure);
}
