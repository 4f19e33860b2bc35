import type { Member } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/http/problem';
import { presentMember } from '../presenter';
import { memberById } from '../reads';

export async function memberForStaff(
  { database }: AppContext,
  membershipId: string,
  memberId: string,
): Promise<Member> {
  const row = await memberById(database.db, membershipId, memberId);
  if (!row) throw notFound();
  return presentMember(row, true);
}
