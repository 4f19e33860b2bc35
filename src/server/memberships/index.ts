/** What other areas use of this one. */
export { inviteFor, type InviteTarget } from './invites';
export { inviteByCode } from './reads';
export { seenMembership } from './saveMembership';
