/** The parts of memberships that other areas may use. */
export { EmailInvitations } from './invitePeople/EmailInvitations';
export { CustomButtons } from './settings/CustomButtons';
export { MembershipLogo } from './logo/MembershipLogo';
export { MembershipRoles } from './MembershipRoles';
export { membershipCrumbs } from './membershipCrumbs';
export { useMembership } from './useMembership';
export { useMyMemberships } from './useMyMemberships';
export { WithMembership } from './WithMembership';
export { addPodPath, joinPodPath, mayAddOwnPod, externalLinksFor, pageLinksFor } from './membershipLinks';
export { membershipWords } from './membershipWords';
