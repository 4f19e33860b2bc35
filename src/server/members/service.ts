export { completeRegistration } from './joining';
export { endPlace } from './leaving';
export { memberForStaff } from './presenter';
