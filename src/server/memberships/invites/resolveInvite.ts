import type { InviteRole } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { invalidField } from '../../platform/http/problem';
import { loadMembership } from '../reads';
import { findInvite } from './findInvite';
import type { InvitedPerson } from './inviteReads';
import { isSelectablePod } from './selectablePods';
import { refusals } from '../refusals';

export interface InviteTarget {
  role: InviteRole;
  membershipId: string;
  businessId: string;
  membershipName: string;
  supportEmail: string;
  invited?: InvitedPerson;
}

interface InviteUse {
  code: string;
  preferredPodId?: string;
  ip: string;
}

/**
 * Undefined for an unknown code. 400 for the field of a preferred pod that the sign-up page doesn't offer (rule
 * members.preferredPod).
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
    if (!isOffered) throw invalidField('preferredPodId', refusals.podNotOffered);
  }
  return { ...invite, businessId: row.businessId, membershipName: row.name, supportEmail: row.supportEmail };
}
