/** What other areas use of this one. */
export { completeRegistration } from './joining/completeRegistration';
export { enableInBusiness } from './enableMember';
export { endMembership } from './endMembership';
export { memberForStaff } from './lists/memberForStaff';
