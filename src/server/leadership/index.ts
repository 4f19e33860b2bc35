export { applyToLead } from './applications/applyToLead';
export { removeLeaderActions } from './requiredActions';
export { setLeaderStatus } from './setLeaderStatus';
export { withdrawAnswer, withdrawApplication } from './applications/withdrawApplication';
