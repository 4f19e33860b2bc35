/** What other areas use of this one. */
export { stepMails } from './mails';
export { closeSteps, deleteSteps, mailStepsRecord, moveSteps, renameStepPod, startStep } from './podSteps';
