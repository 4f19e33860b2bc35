import { OnDemand } from '../ui/OnDemand';
import type { ConfirmationProps } from './LoadedConfirmation';

/** Rarely needed, so no page loads it ahead. */
const load = async () => (await import(/* webpackChunkName: 'pod-extras' */ './LoadedConfirmation')).LoadedConfirmation;

/** Shows for a step that was written down by somebody who runs the meeting (rule steps.entry). */
export function StepConfirmation(props: ConfirmationProps) {
  return props.step.unconfirmed ? <OnDemand load={load} isWanted props={props} /> : null;
}
