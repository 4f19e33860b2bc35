/** What other areas use of steps; everything else here is the area's own. */
export { MyCurrentStep } from './MyCurrentStep';
export { PodDownloads } from './PodDownloads';
export { PreviousSteps } from './PreviousSteps';
export { StatusesSkeleton, StepSkeleton } from './StepSkeleton';
export { StepCounts, StepStatusOf } from './StepStatuses';
export { StepSummary } from './StepSummary';
