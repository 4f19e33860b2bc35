import { acknowledgement, html, notificationKinds } from '../notifications';

export const onboardingNotifications = notificationKinds({
  'training-confirmed': {
    content: (data: { leaderName: string }) =>
      acknowledgement(html`<b>${data.leaderName}</b> confirmed the leader training and can lead a pod.`),
    push: false,
    forStaff: true,
  },
});
