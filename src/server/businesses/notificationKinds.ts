import { acknowledgementContent, badNewsContent, html, notificationKinds } from '../notifications';

export const businessNotifications = notificationKinds({
  'admin-joined': {
    content: (data: { adminName: string; businessName: string }, language) =>
      acknowledgementContent(html`<b>${data.adminName}</b> is now an admin of ${data.businessName}.`, language),
    push: false,
  },
  'business-owned': {
    content: (data: { formerOwner: string; businessName: string }, language) =>
      acknowledgementContent(
        html`<b>${data.formerOwner}</b> has handed <b>${data.businessName}</b> over to you.`,
        language,
      ),
    push: true,
  },
  'admin-removed': {
    content: (data: { businessName: string }, language) =>
      badNewsContent(html`You’re no longer an admin of <b>${data.businessName}</b>.`, language),
    push: false,
  },
});
