import { pageLinks } from '../../domain/links';
import { fillHtml, notificationKinds, pageLinkContent } from '../notifications';
import { wordsIn } from './noticeWords.gen';

/** The subject of an announcement's notifications: settled when it is read or withdrawn. */
export const announcementSubject = (announcementId: string) => `announcement:${announcementId}`;

export const announcementNotifications = notificationKinds({
  announcement: {
    content: ({ announcementId, title }: { announcementId: string; title: string }, language) => {
      const words = wordsIn(language).announcement;
      const page = pageLinks.announcement(announcementId);
      return pageLinkContent(fillHtml(words.text, { title }), words.button, page, announcementSubject(announcementId));
    },
    push: true,
  },
});
