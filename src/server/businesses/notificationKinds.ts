import { acknowledgementContent, badNewsContent, html, notificationKinds } from '../notifications';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }) =>
      acknowledgementContent(html`<b>${data.adminName}</b> is now an admin of ${data.businessName}.`),
    push: false,
  },
  'business-owned': {
    content: (data: { formerOwner: string; businessName: string }) =>
      acknowledgementContent(html`<b>${data.formerOwner}</b> has handed <b>${data.businessName}</b> over to you.`),
    push: true,
  },
  'admin-removed': {
    content: (data: { businessName: string }) =>
      badNewsContent(html`You’re no longer an admin of <b>${data.businessName}</b>.`),
    push: false,
  },
});
