import { isStaff } from '../../domain/permissions';
import type { HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { previewAudience } from './audience';
import { getAnnouncement, listAnnouncements, listRecipients } from './reads';
import { readAnnouncement } from './readAnnouncement';
import { sendAnnouncement } from './sendAnnouncement';
import { withdrawAnnouncement } from './withdrawAnnouncement';

export const announcementHandlers: HandlersOf<
  | 'sendAnnouncement'
  | 'listAnnouncements'
  | 'previewAnnouncement'
  | 'getAnnouncement'
  | 'withdrawAnnouncement'
  | 'listAnnouncementRecipients'
  | 'readAnnouncement'
> = {
  sendAnnouncement: async ({ params, body, caller }, context) => {
    const id = await sendAnnouncement(context, { membershipId: params.id, authorId: caller.userId }, body);
    return getAnnouncement(context.database.db, id, { forStaff: true });
  },

  listAnnouncements: async (call, { database }) => {
    const asked = { ...pageRequest(call.query), membershipId: call.params.id };
    return sendPage(call, await listAnnouncements(database.db, asked));
  },

  // In an act, so that the caller's right is checked again after the body has arrived.
  previewAnnouncement: ({ params, body, caller }, context) =>
    context.act(({ tx }) => previewAudience(tx, { membershipId: params.id, authorId: caller.userId, audience: body })),

  getAnnouncement: ({ params, access }, { database }) =>
    getAnnouncement(database.db, params.id, { forStaff: isStaff(access.relation) }),

  withdrawAnnouncement: async ({ params }, context) => {
    await withdrawAnnouncement(context, params.id);
    return { done: true };
  },

  listAnnouncementRecipients: async (call, { database }) => {
    const { params, query } = call;
    const asked = { ...pageRequest(query), announcementId: params.id, read: query.read };
    return sendPage(call, await listRecipients(database.db, asked));
  },

  readAnnouncement: async ({ params, caller }, context) => {
    await readAnnouncement(context, params.id, caller.userId);
    return { done: true };
  },
};
