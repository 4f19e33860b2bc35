import { acknowledgementContent, fillHtml, notificationKinds, type NamedPerson } from '../notifications';
import { wordsIn } from './noticeWords.gen';

export const memberNotifications = notificationKinds({
  'member-joined': {
    content: (data: { membershipId: string; membershipName: string; person: NamedPerson }, language) => {
      const words = wordsIn(language).joined;
      const { membershipId, membershipName, person } = data;
      return {
        ...acknowledgementContent(fillHtml(words.text, { personName: person.name, membershipName }), language),
        group: { about: membershipId, summary: (count) => fillHtml(words.group, { count, membershipName }) },
      };
    },
    push: false,
    forStaff: true,
  },
});
