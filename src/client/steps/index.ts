/** The parts of steps that other areas may use. */
export { MyCurrentStep } from './MyCurrentStep';
export { AgendaDownloads } from './AgendaDownloads';
export { PreviousSteps } from './PreviousSteps';
export { StepConfirmation } from './StepConfirmation';
export { StepForm, type KeptStep, type StepEntry, type StepFormValues } from './StepForm';
export { StepSkeleton } from './StepSkeleton';
export { StepCounts } from './StepStatuses';
export { NudgeButton } from './responses/NudgeButton';
export { StepResponses } from './responses/StepResponses';
export { StepStatusBadge, statusIcons } from './StepStatusBadge';
export { useStepAct } from './useStepAct';
export { StepSummary } from './StepSummary';
