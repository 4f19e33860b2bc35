import { encrypt } from '../../platform/crypto';
import { zoomSettings } from '../../platform/database/schema';
import { ZoomError, type ZoomClient, type ZoomMeeting } from '../../platform/outgoing/zoomClient';
import type { TestApp } from '../../testing/app';
import type { TestBusiness } from '../../testing/factories';

export interface ZoomMeetings extends ZoomClient {
  /** 'loses': creates the meeting, but loses the response; 'refuses': rejects the credentials. */
  answers: 'works' | 'fails' | 'loses' | 'refuses';
  readonly made: string[];
  readonly deleted: string[];
  duringRequest: () => Promise<unknown>;
  idsAtZoom: () => string[];
}

const nothing = () => Promise.resolve();

export function zoomMeetings(): ZoomMeetings {
  const references = new Map<string, string>();
  const meetingOf = (id: string): ZoomMeeting => ({ id, joinUrl: `https://zoom.example.com/j/${id}` });
  const answer = () => {
    if (zoom.answers === 'fails') throw new ZoomError('unavailable', 'Zoom did not answer');
    if (zoom.answers === 'refuses') throw new ZoomError('refused', 'Zoom answered 401');
  };
  const zoom: ZoomMeetings = {
    answers: 'works',
    made: [],
    deleted: [],
    duringRequest: nothing,
    idsAtZoom: () => zoom.made.filter((id) => !zoom.deleted.includes(id)),
    verify: nothing,
    createMeeting: async (_credentials, { reference }) => {
      answer();
      await zoom.duringRequest();
      const id = String(zoom.made.length + 1);
      zoom.made.push(id);
      references.set(id, reference);
      if (zoom.answers === 'loses') throw new ZoomError('unavailable', 'Zoom did not answer in time');
      return meetingOf(id);
    },
    findMeetings: async (_credentials, reference) => {
      answer();
      return zoom
        .idsAtZoom()
        .filter((id) => references.get(id) === reference)
        .map(meetingOf);
    },
    deleteMeeting: async (_credentials, meetingId) => {
      answer();
      zoom.deleted.push(meetingId);
    },
  };
  return zoom;
}

export async function connectZoom(test: TestApp, { id: businessId }: TestBusiness): Promise<void> {
  const { database, config, clock } = test.app.context;
  await database.db.insert(zoomSettings).values({
    businessId,
    apiKey: 'key',
    encryptedSecret: encrypt(config.encryptionKey, 'secret', `zoom:${businessId}`),
    zoomUserId: 'host@example.com',
    verifiedAt: clock.now(),
  });
}
