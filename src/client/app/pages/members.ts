export { MemberBioPage } from '../../members/MemberBioPage';
export { MemberPage } from '../../members/MemberPage';
export { MembersPage } from '../../members/MembersPage';
export { RemoveMemberPage } from '../../members/RemoveMemberPage';
