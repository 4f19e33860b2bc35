import { publishMeetingChange } from '../meetings';
import type { Act } from '../platform/act';

export async function publishStepChange(act: Act, { podId }: { podId: string | null }): Promise<void> {
  if (podId !== null) await publishMeetingChange(act, podId);
}
