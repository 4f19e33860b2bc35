import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { discardLink } from './meetingLink';
import { prepareMeeting, type PreparedMeeting, type Scheduling } from './prepareMeeting';

/**
 * Checks a meeting's form and gets its link, then does the act that saves it; what that throws is thrown on, and a link
 * made at Zoom for it is deleted there. 400 at the field that is wrong, 409 when Zoom fails.
 */
export async function saveMeeting<T>(
  context: AppContext,
  scheduling: Scheduling,
  save: (act: Act, prepared: PreparedMeeting) => Promise<T>,
): Promise<T> {
  const prepared = await prepareMeeting(context, scheduling);
  try {
    return await context.act((act) => save(act, prepared));
  } catch (error) {
    const isKept = prepared.thirdPartyMeetingId === scheduling.existing?.thirdPartyMeetingId;
    if (!isKept) await discardLink(context, scheduling.businessId, prepared);
    throw error;
  }
}
