/** What other areas use of this one. */
export { completeRegistration } from './completeRegistration';
export { endPlace } from './leaveMembership';
export { memberForStaff } from './presenter';
