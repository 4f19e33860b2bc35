import { acknowledgementContent, badNewsContent, html, notificationKinds } from '../notifications';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }) =>
      acknowledgementContent(html`<b>${data.adminName}</b> is now an admin of ${data.businessName}.`),
    push: false,
  },
  /** Sent to the new owner. */
  'business-owned': {
    content: (data: { formerOwner: string; businessName: string }) =>
      acknowledgementContent(html`<b>${data.formerOwner}</b> has handed <b>${data.businessName}</b> over to you.`),
    push: true,
  },
  /** Sent to the former admin. */
  'admin-removed': {
    content: (data: { businessName: string }) =>
      badNewsContent(html`You’re no longer an admin of <b>${data.businessName}</b>.`),
    push: false,
  },
});
