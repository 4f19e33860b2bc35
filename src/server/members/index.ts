/** What other areas use of this one. */
export { completeRegistration } from './completeRegistration';
export { endPlace } from './endMembership';
export { memberForStaff } from './presenter';
