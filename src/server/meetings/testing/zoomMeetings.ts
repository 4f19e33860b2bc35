import { encrypt } from '../../platform/crypto';
import { zoomSettings } from '../../platform/database/schema';
import { ZoomError, type ZoomClient } from '../../platform/outgoing/zoomClient';
import type { TestApp } from '../../testing/app';
import type { TestBusiness } from '../../testing/factories';

/** A Zoom that makes and deletes meetings, or says that it can't, and knows the ids of those it made and deleted. */
export interface ZoomMeetings extends ZoomClient {
  answers: 'works' | 'fails';
  readonly made: string[];
  readonly deleted: string[];
  /** What somebody else does while Zoom makes a meeting. */
  meanwhile: () => Promise<unknown>;
}

const nothing = () => Promise.resolve();

export function zoomMeetings(): ZoomMeetings {
  const answer = () => {
    if (zoom.answers === 'fails') throw new ZoomError('unavailable', 'Zoom did not answer');
  };
  const zoom: ZoomMeetings = {
    answers: 'works',
    made: [],
    deleted: [],
    meanwhile: nothing,
    verify: nothing,
    createMeeting: async () => {
      answer();
      await zoom.meanwhile();
      const id = String(zoom.made.length + 1);
      zoom.made.push(id);
      return { id, joinUrl: `https://zoom.example.com/j/${id}` };
    },
    deleteMeeting: async (_credentials, meetingId) => {
      answer();
      zoom.deleted.push(meetingId);
    },
  };
  return zoom;
}

/** Sets Zoom up for a business. */
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
