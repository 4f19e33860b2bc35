import { OnDemand } from '../ui/OnDemand';
import type { ConfirmationProps } from './LoadedConfirmation';

/** Rarely needed, so no page loads it ahead. */
const load = async () => (await import('./LoadedConfirmation')).LoadedConfirmation;

/** Shows for a step that somebody who runs the meeting wrote down (rule steps.entry). */
export function StepConfirmation(props: ConfirmationProps) {
  return props.step.unconfirmed ? <OnDemand load={load} isWanted props={props} /> : null;
}
