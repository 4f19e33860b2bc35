import type { AppContext } from '../../platform/context';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';

/**
 * Finds the Zoom meetings created for a request, including those whose creation was never confirmed to us. Empty if
 * Zoom refuses to list meetings, for example because the app lacks the permission. Throws a ZoomError while Zoom
 * can't be reached.
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
