import type { Membership } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { presentMembership } from './presenter';
import { loadMembership } from './reads';

export async function getMembership(
  { database, config }: AppContext,
  userId: string,
  membershipId: string,
): Promise<Membership> {
  return presentMembership(await loadMembership(database.db, userId, membershipId), config.platformSettings);
}
