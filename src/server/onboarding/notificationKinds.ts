import { acknowledgementContent, html, notificationKinds } from '../notifications';

export const onboardingNotifications = notificationKinds({
  'training-confirmed': {
    content: (data: { membershipId: string; leaderName: string }, language) => ({
      ...acknowledgementContent(
        html`<b>${data.leaderName}</b> confirmed the leader training and can lead a pod.`,
        language,
      ),
      group: { about: data.membershipId, summary: html`leaders confirmed the training and can lead a pod.` },
    }),
    push: false,
    forStaff: true,
  },
});
