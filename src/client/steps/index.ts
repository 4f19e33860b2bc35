/** What other areas use of steps; everything else here is the area's own. */
export { MyStep } from './MyStep';
export { StepSummary } from './StepSummary';
