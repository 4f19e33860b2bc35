import type { MembershipInfo } from '../../contract/entities.gen';
import { isAllowed } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { findInvite } from './findInvite';
import { presentInfo } from './presenter';
import { loadMembership } from './reads';
import { selectablePods } from './selectablePods';

interface InfoRequest {
  membershipId: string;
  /** Undefined for somebody signed out. */
  userId: string | undefined;
  code: string | undefined;
  ip: string;
}

/**
 * What a sign-up page shows of a membership, to its members and staff, and to anybody with a code of it; 404 for
 * everybody else.
 */
export async function getMembershipInfo(context: AppContext, asked: InfoRequest): Promise<MembershipInfo> {
  const { membershipId, userId = null, code, ip } = asked;
  const row = await loadMembership(context.database.db, userId, membershipId);
  if (!isAllowed('membership.member', row.relation)) {
    const invite = code === undefined ? undefined : await findInvite(context, code, ip);
    if (invite?.membershipId !== membershipId) throw notFound();
  }
  return presentInfo(row, await selectablePods(context, row));
}
