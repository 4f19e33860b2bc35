import type { AvailablePod, Invite } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import type { Page } from '../../platform/http/pages';
import { notFound } from '../../platform/http/problem';
import { presentInvite } from '../presenter';
import { loadMembership } from '../reads';
import { findInvite } from './findInvite';
import { noPods, selectablePods, type SelectablePodsQuery } from './selectablePods';

interface InviteRequest {
  code: string;
  ip: string;
  pods: SelectablePodsQuery;
}

export async function getInvite(
  context: AppContext,
  { code, ip, pods: asked }: InviteRequest,
): Promise<{ invite: Invite; pods: Page<AvailablePod> }> {
  const invite = await findInvite(context, code, ip);
  if (!invite) throw notFound();
  const row = await loadMembership(context.database.db, null, invite.membershipId);
  // Leaders don't choose a pod.
  const pods = invite.role === 'Participant' ? await selectablePods(context, row, asked) : noPods;
  return { invite: presentInvite(invite, row, pods.items, context.config.platformSettings), pods };
}
