import { acknowledgementContent, fillHtml, groupSummary, notificationKinds } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const memberNotifications = notificationKinds({
  'member-joined': {
    content: (data: { membershipId: string; membershipName: string; personName: string }, language) => {
      const words = wordsIn(language).joined;
      return {
        ...acknowledgementContent(fillHtml(words.text, data), language),
        group: { about: data.membershipId, summary: groupSummary(words.group, data) },
      };
    },
    push: false,
    forStaff: true,
  },
});
