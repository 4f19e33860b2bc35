import type { InviteRole } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { invalidField } from '../../platform/http/problem';
import { findInvite } from './findInvite';
import { loadMembership } from '../reads';
import { isSelectablePod } from './selectablePods';

/** What a person with a code joins, and in which role. */
export interface InviteTarget {
  role: InviteRole;
  membershipId: string;
  membershipName: string;
  supportEmail: string;
}

interface InviteUse {
  code: string;
  preferredPodId?: string;
  ip: string;
}

/**
 * Returns what a code lets a person join; undefined for an unknown one. A preferred pod must be one the sign-up page
 * offers, otherwise 400 for its field (rule members.preferredPod).
 */
export async function resolveInvite(
  context: AppContext,
  { code, preferredPodId, ip }: InviteUse,
): Promise<InviteTarget | undefined> {
  const invite = await findInvite(context, code, ip);
  if (!invite) return undefined;
  const row = await loadMembership(context.database.db, null, invite.membershipId);
  if (preferredPodId !== undefined) {
    const isOffered = invite.role === 'Participant' && (await isSelectablePod(context, row, preferredPodId));
    if (!isOffered) throw invalidField('preferredPodId', 'This pod can no longer be chosen.');
  }
  return { ...invite, membershipName: row.name, supportEmail: row.supportEmail };
}
