export { BulkActionPage } from '../../bulk/BulkActionPage';
export { BulkActionsPage } from '../../bulk/BulkActionsPage';
export { BulkPage } from '../../bulk/BulkPage';
export { MemberBioPage } from '../../members/member/MemberBioPage';
export { MemberPage } from '../../members/member/MemberPage';
export { MembersPage } from '../../members/MembersPage';
export { PlaceMemberPage } from '../../members/member/PlaceMemberPage';
export { RemoveMemberPage } from '../../members/member/RemoveMemberPage';
