import { acknowledgementContent, html, notificationKinds } from '../notifications';

export const memberNotifications = notificationKinds({
  'member-joined': {
    content: (data: { membershipId: string; membershipName: string; personName: string }, language) => ({
      ...acknowledgementContent(html`<b>${data.personName}</b> joined ${data.membershipName}.`, language),
      group: { about: data.membershipId, summary: html`people joined ${data.membershipName}.` },
    }),
    push: false,
    forStaff: true,
  },
});
