/** What other areas use of memberships; everything else here is the area's own. */
export { CustomButtons } from './settings/CustomButtons';
export { MembershipLogo } from './logo/MembershipLogo';
export { MembershipRoles } from './MembershipRoles';
export { membershipCrumbs } from './membershipCrumbs';
export { useMembership } from './useMembership';
export { useMyMemberships } from './useMyMemberships';
export { WithMembership } from './WithMembership';
export { addPodPath, joinPodPath, mayAddOwnPod, outsideLinksFor, pageLinksFor } from './membershipLinks';
export { membershipWords } from './membershipWords';
