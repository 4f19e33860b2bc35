import { OnDemand } from '../ui/OnDemand';
import type { ConfirmationProps } from './LoadedConfirmation';

/** Rarely needed, so no page loads it ahead. */
const load = async () => (await import('./LoadedConfirmation')).LoadedConfirmation;

/** Asks the owner of a step to confirm it, if somebody who runs the meeting wrote it down (rule steps.entry). */
export function StepConfirmation(props: ConfirmationProps) {
  return props.step.unconfirmed ? <OnDemand load={load} isWanted props={props} /> : null;
}
