/** The parts of steps that other areas may use. */
export { MyCurrentStep } from './MyCurrentStep';
export { AgendaDownloads } from './AgendaDownloads';
export { PreviousSteps } from './PreviousSteps';
export { StepSkeleton } from './StepSkeleton';
export { StepCounts } from './StepStatuses';
export { NudgeButton } from './responses/NudgeButton';
export { StepResponses } from './responses/StepResponses';
export { StepStatusBadge } from './StepStatusBadge';
export { StepSummary } from './StepSummary';
