export { getMembership } from './getMembership';
export { emailInvitationById } from './invites/listEmailInvitations';
export { giveExternalRef, keepExternalRef, memberWithExternalRef } from './invites/externalRefs';
export {
  discardUnsentInvitations,
  findOpenInvitationTo,
  endEmailInvitation,
  sendEmailInvitation,
  partByPod,
  storeEmailInvitations,
  useEmailInvitation,
} from './invites/emailInvitations';
export { agreementOf } from './invites/inviteTerms';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
