export { AddMembershipPage } from '../../memberships/wizard/AddMembershipPage';
export { DeleteMembershipPage } from '../../memberships/settings/DeleteMembershipPage';
export { InvitePeoplePage } from '../../memberships/invitePeople/InvitePeoplePage';
export { InvitesPage } from '../../memberships/settings/InvitesPage';
export { LeaveMembershipPage } from '../../memberships/settings/LeaveMembershipPage';
export { MembershipSettingsPage } from '../../memberships/settings/MembershipSettingsPage';
export { ResetLinksPage } from '../../memberships/settings/ResetLinksPage';
