/** What other areas use of this one. */
export { applyToLead } from './decisions';
export { dropLeaderActions } from './requiredActions';
export { withdrawApplication } from './withdrawApplication';
