export { disableMemberIn } from './disableMember';
export { enableInAllMemberships, enableMemberIn } from './enableMember';
export { memberFilter, type MemberFilter } from './lists/memberFilter';
export { removeMemberIn } from './removeMember';
