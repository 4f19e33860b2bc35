/** What other areas use of memberships; everything else here is the area's own. */
export { CustomButtons } from './CustomButtons';
export { MembershipLogo } from './MembershipLogo';
export { MembershipRoles } from './MembershipRoles';
export { membershipCrumbs } from './membershipCrumbs';
export { useMembership } from './useMembership';
export { useMyMemberships } from './useMyMemberships';
export { WithMembership } from './WithMembership';
