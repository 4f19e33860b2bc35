import { acknowledgement, html, notificationKinds } from '../notifications';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }) =>
      acknowledgement(html`<b>${data.adminName}</b> is now an admin of ${data.businessName}.`),
    push: false,
  },
  /** To the former admin. */
  'admin-removed': {
    content: (data: { businessName: string }) =>
      acknowledgement(html`You’re no longer an admin of <b>${data.businessName}</b>.`),
    push: false,
  },
});
