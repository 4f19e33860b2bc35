/**
 * What all areas share about businesses and memberships: who runs them, and the lock that every act on one takes first.
 */
export { businessesOf, type BusinessRow } from './businesses';
export { lockMembership, type LockedMembership } from './lockMembership';
export { ownerOf, staffOf } from './staff';
export type { UserInMembership } from './userInMembership';
