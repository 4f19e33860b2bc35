import type { AppContext } from '../../platform/context';
import { ZoomError, type ZoomCredentials, type ZoomMeeting } from '../../platform/outgoing/zoomClient';

/**
 * The meetings at Zoom that were made under a request, though we may not have heard of it. None where Zoom refuses to
 * list them, as to an app without the right to. Throws a ZoomError while it can't be asked.
 */
export async function madeAtZoom(
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
