import { publishMeetingChange } from '../meetings';
import type { Act } from '../platform/act';

/** Tells everybody in the pod that a step, or what is said about it, has changed (rule rounds.live). */
export async function publishStepChange(act: Act, { podId }: { podId: string | null }): Promise<void> {
  if (podId !== null) await publishMeetingChange(act, podId);
}
