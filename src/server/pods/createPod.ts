import { and, eq } from 'drizzle-orm';
import { defaultMaxParticipants } from '../../domain/memberships/settings';
import { isStaff } from '../../domain/permissions';
import type { Pod, PodInput } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { prepareMeeting } from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { membershipSettings } from '../platform/database/schema';
import { announcePod } from './announcePod';
import { lockPod, lockPods } from './lockPod';
import { ensureMember } from './join/lockForJoin';
import { checkNewPodLeader, leadsAsStaff, type LeaderChoice } from './newPodLeader';
import { podSeenBy } from './reads';
import { storePod } from './storePod';
import './hooks';
import { countAttempt } from '../platform/http/limits/attempts';
import { podsLimits } from './limits';

type PodCreation = Omit<LeaderChoice, 'leaderId'> & { businessId: string; input: PodInput };

/**
 * Adds a pod with its meeting, channel and leader: by staff, for themselves or for a SIGNED_OFF leader who leads no
 * pod of the membership; or by such a leader, for themselves (rule pods.creation). 400 for an invalid field, 404 for
 * a leader who isn't a member, 409 when the caller may not add a pod or the leader may not lead one, 429 for too many
 * pods in a day.
 */
export async function createPod(context: AppContext, creation: PodCreation): Promise<Pod> {
  const { input, userId, membershipId, businessId } = creation;
  const { leaderId = userId, meeting, ...fields } = input;
  const choice = { ...creation, leaderId };
  // Checks permission before the form's contents, and again under the lock.
  await checkNewPodLeader(context.database.db, choice);
  const scheduling = { businessId, userId, input: meeting, name: fields.name, prefix: 'meeting.' } as const;
  const prepared = await prepareMeeting(context, scheduling);
  // The form has already been validated, so only real pods count towards the limit.
  const limit = isStaff(creation.relation) ? podsLimits.podCreationByStaff : podsLimits.podCreation;
  await countAttempt(context, limit(userId));
  const podId = await context.act(async (act) => {
    await lockPods(act, membershipId, []);
    await checkNewPodLeader(act.tx, choice);
    if (leadsAsStaff(choice)) {
      await ensureMember(act, { membershipId, userId, isStaff: true });
      await act.hooks.signOffStaff(act, { membershipId, userId });
    }
    const maxParticipants = fields.maxParticipants ?? (await seatsOfNewPod(act, membershipId));
    const id = await storePod(act, { ...choice, businessId }, { ...fields, maxParticipants }, prepared);
    await announcePod(act, await lockPod(act, membershipId, id), userId);
    await recordAct(act, 'POD_CREATED', { podId: id, personId: leaderId });
    return id;
  });
  return podSeenBy(context, podId, userId);
}

/** The membership's default pod size, or otherwise the platform's (rule pods.maxParticipants). */
async function seatsOfNewPod(act: Act, membershipId: string): Promise<number> {
  const [setting] = await act.tx
    .select({ value: membershipSettings.value })
    .from(membershipSettings)
    .where(and(eq(membershipSettings.membershipId, membershipId), eq(membershipSettings.name, 'MaxParticipants')));
  return defaultMaxParticipants(setting?.value, act.config.platformSettings.MaxParticipants);
}
