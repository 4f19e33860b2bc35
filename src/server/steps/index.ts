/** What other areas use of this one. */
export { closeSteps, deleteSteps } from './closeSteps';
export { mailStepsRecord } from './mailStepsRecord';
export { moveSteps, renamePodOfSteps } from './moveSteps';
export { currentStepsOfPod } from './reads';
export { startStep } from './startStep';
