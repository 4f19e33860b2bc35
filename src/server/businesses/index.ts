/** What other areas use of this one. */
export { staffOf, waitingBusinesses } from './reads';
export { approveBusiness, registerVerifiedBusiness } from './registerBusiness';
export { zoomCredentials } from './saveZoom';
