/** The memberships area's public interface. */
export { getMembership } from './getMembership';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
