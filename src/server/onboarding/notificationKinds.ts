import { acknowledgementContent, fillHtml, groupSummary, notificationKinds } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const onboardingNotifications = notificationKinds({
  'training-confirmed': {
    content: (data: { membershipId: string; leaderName: string }, language) => {
      const words = wordsIn(language).trainingConfirmed;
      return {
        ...acknowledgementContent(fillHtml(words.text, data), language),
        group: { about: data.membershipId, summary: groupSummary(words.group, {}) },
      };
    },
    push: false,
    forStaff: true,
  },
});
