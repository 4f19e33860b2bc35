/** The members area's public interface. */
export { completeRegistration } from './joining/completeRegistration';
export { enableInBusiness } from './enableMember';
export { endMembership } from './endMembership';
export { memberForStaff } from './lists/memberForStaff';
