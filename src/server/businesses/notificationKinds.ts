import {
  acknowledgementContent,
  badNewsContent,
  fillHtml,
  notificationKinds,
  type NamedPerson,
} from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: ({ admin, businessName }: { admin: NamedPerson; businessName: string }, language) => {
      const message = fillHtml(wordsIn(language).adminJoined, { adminName: admin.name, businessName });
      return acknowledgementContent(message, language);
    },
    push: false,
  },
  'business-owned': {
    content: ({ formerOwner, businessName }: { formerOwner: NamedPerson; businessName: string }, language) => {
      const message = fillHtml(wordsIn(language).owned, { formerOwner: formerOwner.name, businessName });
      return acknowledgementContent(message, language);
    },
    push: true,
  },
  'admin-removed': {
    content: (data: { businessName: string }, language) =>
      badNewsContent(fillHtml(wordsIn(language).adminRemoved, data), language),
    push: false,
  },
});
