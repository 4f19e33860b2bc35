import type { Membership } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { presentMembership } from './presenter';
import { loadMembership } from './reads';

/** Returns the membership as this person sees it; 404 if it is gone. */
export async function getMembership(
  { database, config }: AppContext,
  userId: string,
  membershipId: string,
): Promise<Membership> {
  return presentMembership(await loadMembership(database.db, userId, membershipId), config.platformSettings);
}
