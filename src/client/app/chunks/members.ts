export { MemberBioPage } from '../../members/member/MemberBioPage';
export { MemberPage } from '../../members/member/MemberPage';
export { MembersPage } from '../../members/MembersPage';
export { RemoveMemberPage } from '../../members/member/RemoveMemberPage';
