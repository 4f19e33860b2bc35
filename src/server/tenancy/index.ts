/** What a business and its memberships are to the areas: who runs them, and the lock every act on one takes first. */
export { businessesOf, type BusinessRow } from './businesses';
export { lockMembership, type LockedMembership } from './lockMembership';
export { ownerOf, staffOf } from './staff';
