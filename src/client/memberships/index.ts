/** What other areas use of memberships; everything else here is the area's own. */
export { CustomButtons } from './CustomButtons';
export { MembershipRoles } from './MembershipRoles';
export { membershipCrumbs } from './membershipCrumbs';
export { useMyMemberships } from './useMyMemberships';
export { WithMembership } from './WithMembership';
