/** What other areas use of this one. */
export { closeSteps, deleteSteps } from './closeSteps';
export { stepMails } from './mails';
export { mailStepsRecord } from './mailStepsRecord';
export { moveSteps, renamePodOfSteps } from './moveSteps';
export { startStep } from './startStep';
