import { acknowledgementContent, fillHtml, notificationKinds, type NamedPerson } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const onboardingNotifications = notificationKinds({
  'training-confirmed': {
    content: ({ membershipId, leader }: { membershipId: string; leader: NamedPerson }, language) => {
      const words = wordsIn(language).trainingConfirmed;
      return {
        ...acknowledgementContent(fillHtml(words.text, { leaderName: leader.name }), language),
        group: { about: membershipId, summary: (count) => fillHtml(words.group, { count }) },
      };
    },
    push: false,
    forStaff: true,
  },
});
