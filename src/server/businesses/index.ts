/** The public interface for other areas and the operator's command. */
export { approveBusiness } from './approveBusiness';
export { businessesAwaitingApproval } from './reads';
