export { approveBusiness } from './approveBusiness';
export { businessesAwaitingApproval } from './reads';
