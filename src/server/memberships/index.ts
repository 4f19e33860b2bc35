/** The memberships area's public interface. */
export { getMembership } from './getMembership';
export { endEmailInvitations, sendEmailInvitation, storeEmailInvitations } from './invites/emailInvitations';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
