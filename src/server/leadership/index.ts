/** The leadership area's public interface. */
export { applyToLead } from './applications/applyToLead';
export { dropLeaderActions } from './requiredActions';
export { settleApprovals, signOffStaff, signOffTrained } from './signOff';
export { approveChosenLeader } from './takeOver';
export { withdrawAnswer, withdrawApplication } from './applications/withdrawApplication';
