import { acknowledgement, html, notificationKinds } from '../notifications';

export const memberNotifications = notificationKinds({
  'member-joined': {
    content: (data: { membershipName: string; personName: string }) =>
      acknowledgement(html`<b>${data.personName}</b> joined ${data.membershipName}.`),
    push: false,
    forStaff: true,
  },
});
