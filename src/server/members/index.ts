/** What other areas use of this one. */
export { completeRegistration } from './completeRegistration';
export { enableInBusiness } from './enableMember';
export { endMembership } from './endMembership';
export { memberForStaff } from './memberForStaff';
