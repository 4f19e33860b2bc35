import type { AppContext } from '../../platform/context';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';

/**
 * Meetings at Zoom created for a request, possibly without our knowledge. Empty if Zoom refuses to list them, for
 * example because the app lacks the permission. Throws a ZoomError while Zoom can't be reached.
 */
export async function findMeetingsAtZoom(
  { zoom, log }: Pick<AppContext, 'zoom' | 'log'>,
  credentials: ZoomCredentials,
  request: string,
): Promise<ZoomMeeting[]> {
  try {
    return await zoom.findMeetings(credentials, request);
  } catch (error) {
    if (!(error instanceof ZoomError) || error.kind !== 'refused') throw error;
    log.warn({ err: error, request }, 'Zoom did not list its meetings');
    return [];
  }
}
