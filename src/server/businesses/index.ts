/** The public interface for other areas and the operator's command. */
export { approveBusiness } from './approveBusiness';
export { completeBusinessRegistration } from './completeRegistration';
export { businessesOf, waitingBusinesses } from './reads';
export { ownerOf, staffOf } from './staff';
export { hasZoom, zoomCredentials } from './zoomSettings';
