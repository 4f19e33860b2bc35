/** What other areas use of this one. */
export { getMembership } from './getMembership';
export { lockMembership } from './lock';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
