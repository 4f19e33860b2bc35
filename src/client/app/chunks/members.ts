export { BulkActionPage as bulkAction } from '../../bulk/BulkActionPage';
export { BulkActionsPage as bulkActions } from '../../bulk/BulkActionsPage';
export { BulkPage as bulk } from '../../bulk/BulkPage';
export { MemberBioPage as bio } from '../../members/member/MemberBioPage';
export { MemberPage as member } from '../../members/member/MemberPage';
export { MembersPage as members } from '../../members/MembersPage';
export { PlaceMemberPage as memberPlace } from '../../members/member/PlaceMemberPage';
export { RemoveMemberPage as memberRemove } from '../../members/member/RemoveMemberPage';
