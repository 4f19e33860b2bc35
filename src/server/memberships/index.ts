/** The memberships area's public interface. */
export { getMembership } from './getMembership';
export { lockMembership } from './lock';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
