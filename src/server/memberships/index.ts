export { getMembership } from './getMembership';
export {
  discardUnsentInvitations,
  endEmailInvitation,
  sendEmailInvitation,
  partByPod,
  storeEmailInvitations,
  useEmailInvitation,
} from './invites/emailInvitations';
export { resolveInvite, type InviteTarget } from './invites/resolveInvite';
