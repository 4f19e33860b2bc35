import { acknowledgement, html, notificationKinds } from '../notifications';
import { businessMails } from './mails';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }) =>
      acknowledgement(html`<b>${data.adminName}</b> is now an administrator of ${data.businessName}.`),
    push: false,
    mail: businessMails['admin-joined'],
  },
  /** To who was one. */
  'admin-removed': {
    content: (data: { businessName: string }) =>
      acknowledgement(html`You are no longer an administrator of <b>${data.businessName}</b>.`),
    push: false,
    mail: businessMails['admin-removed'],
  },
});
