import type { Invite } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { findInvite } from './findInvite';
import { presentInvite } from './presenter';
import { loadMembership } from './reads';
import { selectablePods } from './selectablePods';

/** What the link with this code is for (rule memberships.inviteLookup); 404 for an unknown one. */
export async function lookUpInvite(context: AppContext, code: string, ip: string): Promise<Invite> {
  const invite = await findInvite(context, code, ip);
  if (!invite) throw notFound();
  const row = await loadMembership(context.database.db, null, invite.membershipId);
  // Leaders choose no pod.
  const pods = invite.role === 'Participant' ? await selectablePods(context, row) : [];
  return presentInvite(invite.role, row, pods, context.config.platformSettings);
}
