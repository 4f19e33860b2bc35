import { apiLinks, pageLinks } from '../../domain/links';
import { badNewsContent, fillHtml, notificationKinds, pageLinkContent, type NamedPerson } from '../notifications';
import {
  assistantSubject,
  transferSubject,
  withoutLeaderSubject,
  podAndPerson,
  podLinkContent,
  type NamedPod,
  type NamedPersonInPod,
} from '../pods';
import { wordsIn } from './noticeWords.gen';

/** A question to staff about a leader applicant; one answer completes it for everyone. */
export const applicationSubject = (membershipId: string, userId: string) =>
  `leader-application:${membershipId}:${userId}`;

/** The answer to an application, as sent to the person; withdrawn if the answer is taken back. */
export const answerSubject = (membershipId: string, userId: string) => `leader-answer:${membershipId}:${userId}`;

interface Membership {
  membershipId: string;
  membershipName: string;
}

interface Answer extends Membership {
  leaderId: string;
}

const answerOf = ({ membershipId, leaderId }: Answer) => answerSubject(membershipId, leaderId);

export const leadershipNotifications = notificationKinds({
  'leader-applied': {
    content: ({ membershipId, leader }: { membershipId: string; leader: NamedPerson; quote: string }, language) => {
      const words = wordsIn(language).applied;
      const { userId: leaderId, name: leaderName } = leader;
      return {
        message: fillHtml(words.text, { leaderName }),
        actionType: 'CHOICE',
        primary: { name: words.approve, url: apiLinks.approveLeader(membershipId, leaderId) },
        secondary: { name: words.decline, url: apiLinks.declineLeader(membershipId, leaderId) },
        icon: 'Like',
        group: { about: membershipId, summary: (count) => fillHtml(words.group, { count }) },
        subject: applicationSubject(membershipId, leaderId),
      };
    },
    push: true,
    forStaff: true,
  },
  'leader-approved': {
    content: (data: Answer & { businessId: string }, language) => {
      const words = wordsIn(language);
      const message = fillHtml(words.approved, data);
      return pageLinkContent(message, words.getStarted, pageLinks.leaderWelcome(data.businessId), answerOf(data));
    },
    push: true,
  },
  'leader-signed-off': {
    content: (data: Membership, language) => {
      const words = wordsIn(language);
      return pageLinkContent(fillHtml(words.approved, data), words.seePods, pageLinks.pods());
    },
    push: true,
  },
  'leader-declined': {
    content: (data: Answer, language) => ({
      ...badNewsContent(fillHtml(wordsIn(language).declined, data), language),
      subject: answerOf(data),
    }),
    push: true,
  },
  demoted: {
    content: (data: Membership, language) => badNewsContent(fillHtml(wordsIn(language).demoted, data), language),
    push: true,
  },
  'pod-without-leader': {
    content: (data: NamedPod, language) => {
      const words = wordsIn(language).podWithoutLeader;
      const page = pageLinks.leaderSwitch(data.podId);
      return pageLinkContent(fillHtml(words.text, data), words.button, page, withoutLeaderSubject(data.podId));
    },
    push: true,
    forStaff: true,
  },
  'leads-now': {
    content: (data: NamedPod, language) => podLinkContent(fillHtml(wordsIn(language).leadsNow, data), data, language),
    push: true,
  },
  'transfer-offered': {
    content: (data: NamedPersonInPod & { transferId: string }, language) => {
      const words = wordsIn(language).transferOffered;
      const page = pageLinks.completeLeaderSwitch(data.transferId);
      return pageLinkContent(
        fillHtml(words.text, podAndPerson(data)),
        words.button,
        page,
        transferSubject(data.transferId),
      );
    },
    push: true,
    needsAnswer: true,
  },
  'assistant-asked': {
    content: (data: NamedPersonInPod, language) => {
      const words = wordsIn(language).assistantAsked;
      const page = pageLinks.confirmAssistantLeader(data.podId);
      return pageLinkContent(
        fillHtml(words.text, podAndPerson(data)),
        words.button,
        page,
        assistantSubject(data.podId),
      );
    },
    push: true,
    needsAnswer: true,
  },
  'assistant-confirmed': {
    content: (data: NamedPersonInPod, language) =>
      podLinkContent(fillHtml(wordsIn(language).assistantConfirmed, podAndPerson(data)), data, language),
    push: true,
  },
  'assistant-declined': {
    content: (data: NamedPersonInPod, language) =>
      podLinkContent(fillHtml(wordsIn(language).assistantDeclined, podAndPerson(data)), data, language),
    push: true,
  },
  'assistant-withdrawn': {
    content: (data: NamedPod, language) =>
      podLinkContent(fillHtml(wordsIn(language).assistantWithdrawn, data), data, language),
    push: true,
  },
  'assistant-unassigned': {
    content: (data: NamedPod, language) =>
      podLinkContent(fillHtml(wordsIn(language).assistantUnassigned, data), data, language),
    push: true,
  },
});
