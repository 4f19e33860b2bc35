/** What other areas use of memberships; everything else here is the area's own. */
export { CustomButtons } from './CustomButtons';
export { MembershipRoles } from './MembershipRoles';
export { WithMembership } from './WithMembership';
