/** What other areas use of this one. */
export { inviteFor, type InviteTarget } from './resolveInvite';
export { inviteByCode } from './reads';
export { seenMembership } from './updateMembership';
