import { acknowledgementContent, badNewsContent, fillHtml, notificationKinds } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }, language) =>
      acknowledgementContent(fillHtml(wordsIn(language).adminJoined, data), language),
    push: false,
  },
  'business-owned': {
    content: (data: { formerOwner: string; businessName: string }, language) =>
      acknowledgementContent(fillHtml(wordsIn(language).owned, data), language),
    push: true,
  },
  'admin-removed': {
    content: (data: { businessName: string }, language) =>
      badNewsContent(fillHtml(wordsIn(language).adminRemoved, data), language),
    push: false,
  },
});
