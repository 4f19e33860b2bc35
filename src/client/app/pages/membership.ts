export { AddMembershipPage } from '../../memberships/AddMembershipPage';
export { DeleteMembershipPage } from '../../memberships/DeleteMembershipPage';
export { InvitesPage } from '../../memberships/InvitesPage';
export { LeaveMembershipPage } from '../../memberships/LeaveMembershipPage';
export { MembershipSettingsPage } from '../../memberships/MembershipSettingsPage';
export { ResetLinksPage } from '../../memberships/ResetLinksPage';
