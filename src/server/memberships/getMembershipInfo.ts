import type { AvailablePod, MembershipInfo } from '../../contract/entities.gen';
import { isAllowed } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import type { Page } from '../platform/http/pages';
import { notFound } from '../platform/http/problem';
import { findInvite } from './invites/findInvite';
import { presentMembershipInfo } from './presenter';
import { loadMembership } from './reads';
import { selectablePods, type SelectablePodsQuery } from './invites/selectablePods';

interface InfoRequest {
  membershipId: string;
  userId: string | undefined;
  code: string | undefined;
  ip: string;
  pods: SelectablePodsQuery;
}

/**
 * Returns a membership's sign-up information with a page of pods, for its members and staff and for anyone with one of
 * its codes; 404 for everyone else.
 */
export async function getMembershipInfo(
  context: AppContext,
  asked: InfoRequest,
): Promise<{ info: MembershipInfo; pods: Page<AvailablePod> }> {
  const { membershipId, userId = null, code, ip } = asked;
  const row = await loadMembership(context.database.db, userId, membershipId);
  if (!isAllowed('membership.member', row.relation)) {
    const invite = code === undefined ? undefined : await findInvite(context, code, ip);
    if (invite?.membershipId !== membershipId) throw notFound();
  }
  const pods = await selectablePods(context, row, asked.pods);
  return { info: presentMembershipInfo(row, pods.items), pods };
}
