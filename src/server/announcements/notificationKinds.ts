import { pageLinks } from '../../domain/links';
import { html, notificationKinds, pageLinkContent } from '../notifications';

/** The subject of an announcement's notifications: settled when it is read or withdrawn. */
export const announcementSubject = (announcementId: string) => `announcement:${announcementId}`;

export const announcementNotifications = notificationKinds({
  announcement: {
    content: ({ announcementId, title }: { announcementId: string; title: string }) =>
      pageLinkContent(
        html`Announcement: <b>${title}</b>`,
        'Read announcement',
        pageLinks.announcement(announcementId),
        announcementSubject(announcementId),
      ),
    push: true,
  },
});
