/** What other areas use of this one. */
export { staffOf, waitingBusinesses } from './reads';
export { approveBusiness, registerVerifiedBusiness } from './completeRegistration';
export { zoomCredentials } from './saveZoom';
