export { getMembership } from './getMembership';
export { emailInvitationById } from './invites/listEmailInvitations';
export { giveExternalRef, keepExternalRef } from './invites/externalRefs';
export {
  discardUnsentInvitations,
  findInvitationTo,
  endEmailInvitation,
  sendEmailInvitation,
  partByPod,
  storeEmailInvitations,
  useEmailInvitation,
} from './invites/emailInvitations';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
