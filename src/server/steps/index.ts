export { closeCurrentStep, deleteSteps } from './closeSteps';
export { mailStepsRecord } from './mailStepsRecord';
export { memberStepsOfPod } from './memberSteps';
export { moveSteps, renamePodOfSteps } from './moveSteps';
export { recheckOverdueSteps } from './reminders/dueSteps';
export { currentStepsOfPod } from './reads';
export { presentStep } from './presenter';
export { stepsAreOff } from './feature';
export { startStep } from './startStep';
