/** What other areas use of this one. */
export { applyToLead } from './applications/applyToLead';
export { dropLeaderActions } from './requiredActions';
export { settleApprovals, signOffStaff, signOffTrained } from './signOff';
export { approveChosenLeader } from './takeOver';
export { withdrawAnswer, withdrawApplication } from './applications/withdrawApplication';
