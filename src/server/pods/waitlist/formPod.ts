import type { Pod, PodFormationInput } from '../../../contract/entities.gen';
import { canBeChosenToLead, canBeSeated } from '../../../domain/pods/formation';
import type { Relation } from '../../../domain/permissions';
import { recordAct } from '../../audit';
import { prepareMeeting, type PreparedMeeting } from '../../meetings';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { conflict } from '../../platform/http/problem';
import { lockPod } from '../lockPod';
import { ensureMember } from '../join/lockForJoin';
import { checkNewPodLeader, leadsAsStaff, type LeaderChoice } from '../newPodLeader';
import { namesOfMembers } from '../notices';
import { podSeenBy } from '../reads';
import type { PodRequest } from '../request';
import { endPodSearch, assignSeats } from '../seats';
import { storePod } from '../storePod';
import { waitingAmong } from './formationReads';
import { announceFormedPod } from './formationNotices';
import { resetWaitlistNotice } from './waitlistNotices';
import { publishPodChangeTo } from '../publishPodChange';
import '../hooks';
import { countAttempt } from '../../platform/http/limits/attempts';
import { podsLimits } from '../limits';
import { listText } from '../../../domain/text/lists';
import { localTexts } from '../../../domain/text/localText';
import { wordsIn } from '../refusalWords.gen';

/** `podId` is the pod with the waitlist. */
type Formation = PodRequest & { businessId: string; relation: Relation; input: PodFormationInput };

/**
 * The problem when chosen people have left the waitlist or can no longer join: no pod is formed, and the response names
 * them.
 */
async function waitlistChanged(db: Queryable, membershipId: string, userIds: string[]) {
  const names = await namesOfMembers(db, membershipId, userIds);
  const hasOthers = names.length < userIds.length;
  return conflict(
    'waitlist_changed',
    localTexts(wordsIn)((words, language) => {
      const others = hasOthers ? [names.length > 0 ? words.someoneElse : words.someone] : [];
      const listed = [...names, ...others];
      return words.waitlistChanged({ count: listed.length, names: listText(listed, language) });
    }),
  );
}

/**
 * Checks the chosen people and leader against their current state: 409 for a participant who isn't waiting or can't
 * join, and for a leader who can't lead. Returns the choice, including whether the leader comes from the waitlist.
 */
async function checkChosenPeople(db: Queryable, formation: Formation): Promise<LeaderChoice> {
  const { membershipId, userId, podId, relation, input } = formation;
  const { participantIds, leaderId } = input;
  const waiting = await waitingAmong(db, podId, [...participantIds, leaderId]);
  const coming = new Set(waiting.filter(canBeSeated).map((person) => person.userId));
  const missing = participantIds.filter((id) => !coming.has(id));
  if (missing.length > 0) throw await waitlistChanged(db, membershipId, missing);
  const leader = waiting.find((person) => person.userId === leaderId);
  const hasAgreedToLead = leader !== undefined && canBeChosenToLead(leader);
  const choice = { membershipId, userId, relation, leaderId, hasAgreedToLead };
  await checkNewPodLeader(db, choice);
  return choice;
}

/** Allows the chosen leader to lead, and removes them from all waitlists if they were waiting. */
async function prepareLeader(act: Act, choice: LeaderChoice): Promise<void> {
  const { membershipId, userId, leaderId, hasAgreedToLead } = choice;
  if (leadsAsStaff(choice)) {
    await ensureMember(act, { membershipId, userId, isStaff: true });
    await act.hooks.signOffStaff(act, { membershipId, userId });
  } else if (hasAgreedToLead) await act.hooks.approveChosenLeader(act, { membershipId, userId: leaderId });
  if (hasAgreedToLead) await endPodSearch(act, membershipId, [leaderId]);
}

async function storeFormedPod(act: Act, formation: Formation, prepared: PreparedMeeting): Promise<string> {
  const { membershipId, businessId, podId, userId, input } = formation;
  const { participantIds, leaderId } = input;
  const source = await lockPod(act, membershipId, podId);
  await prepareLeader(act, await checkChosenPeople(act.tx, formation));
  const id = await storePod(act, { membershipId, businessId, leaderId }, input, prepared);
  const formed = await lockPod(act, membershipId, id);
  await publishPodChangeTo(act, id, leaderId, 'added');
  await assignSeats(act, formed, participantIds);
  await resetWaitlistNotice(act, source);
  await announceFormedPod(act, formed, { source, by: userId });
  await recordAct(act, 'POD_CREATED', { podId: id, personId: leaderId, detail: source.pod.name });
  return id;
}

/**
 * Forms a pod from people who are waiting for another pod and agreed to this: adds it with its meeting and leader,
 * seats the chosen people, and keeps the other people's positions in the waitlist, in a single act (rule
 * pods.formPod). 400 for an invalid field, 404 for a leader who isn't a member, 409 if someone can no longer join or
 * lead, 429 for too many pods in a day.
 */
export async function formPod(context: AppContext, formation: Formation): Promise<Pod> {
  const { businessId, userId, input } = formation;
  // Checks people before the form's contents, and again under the lock.
  await checkChosenPeople(context.database.db, formation);
  const scheduling = { businessId, userId, input: input.meeting, name: input.name, prefix: 'meeting.' } as const;
  const prepared = await prepareMeeting(context, scheduling);
  await countAttempt(context, podsLimits.podCreationByStaff(userId));
  const podId = await context.act((act) => storeFormedPod(act, formation, prepared));
  return podSeenBy(context, podId, userId);
}
