import { acknowledgementContent, html, notificationKinds } from '../notifications';

export const onboardingNotifications = notificationKinds({
  'training-confirmed': {
    content: (data: { membershipId: string; leaderName: string }) => ({
      ...acknowledgementContent(html`<b>${data.leaderName}</b> confirmed the leader training and can lead a pod.`),
      group: { about: data.membershipId, summary: html`leaders confirmed the training and can lead a pod.` },
    }),
    push: false,
    forStaff: true,
  },
});
