import { apiLinks, pageLinks } from '../../domain/links';
import { badNewsContent, html, notificationKinds, pageLinkContent, quote } from '../notifications';
import {
  assistantSubject,
  transferSubject,
  withoutLeaderSubject,
  podLinkContent,
  type NamedPod,
  type NamedPersonInPod,
} from '../pods';

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

const approval = ({ membershipName }: Membership, button: string, page: string, subject?: string) =>
  pageLinkContent(html`You can lead a pod in <b>${membershipName}</b>.`, button, page, subject);

export const leadershipNotifications = notificationKinds({
  'leader-applied': {
    content: (data: Answer & { leaderName: string; bio: string }) => {
      const { membershipId, leaderId } = data;
      return {
        message: html`<b>${data.leaderName}</b> would like to lead a pod.` + quote(data.bio),
        actionType: 'CHOICE',
        primary: { name: 'Approve', url: apiLinks.approveLeader(membershipId, leaderId) },
        secondary: { name: 'Decline', url: apiLinks.declineLeader(membershipId, leaderId) },
        icon: 'Like',
        group: { about: data.membershipId, summary: html`people would like to lead a pod.` },
        subject: applicationSubject(membershipId, leaderId),
      };
    },
    push: true,
    forStaff: true,
  },
  'leader-approved': {
    content: (data: Answer & { businessId: string }) =>
      approval(data, 'Get started', pageLinks.leaderWelcome(data.businessId), answerOf(data)),
    push: true,
  },
  'leader-signed-off': {
    content: (data: Membership) => approval(data, 'See pods', pageLinks.pods()),
    push: true,
  },
  'leader-declined': {
    content: (data: Answer, language) => ({
      ...badNewsContent(
        html`Your application to lead in <b>${data.membershipName}</b> wasn’t accepted this time.`,
        language,
      ),
      subject: answerOf(data),
    }),
    push: true,
  },
  demoted: {
    content: (data: Membership, language) =>
      badNewsContent(
        html`You’re no longer a leader in <b>${data.membershipName}</b>. You’re still a member, and still in your pod.`,
        language,
      ),
    push: true,
  },
  'pod-without-leader': {
    content: (data: NamedPod) =>
      pageLinkContent(
        html`<b>${data.podName}</b> has no leader.`,
        'Choose a leader',
        pageLinks.leaderSwitch(data.podId),
        withoutLeaderSubject(data.podId),
      ),
    push: true,
    forStaff: true,
  },
  'leads-now': {
    content: (data: NamedPod, language) => podLinkContent(html`You now lead <b>${data.podName}</b>.`, data, language),
    push: true,
  },
  'transfer-offered': {
    content: (data: NamedPersonInPod & { transferId: string }) =>
      pageLinkContent(
        html`<b>${data.personName}</b> has asked you to lead <b>${data.podName}</b>.`,
        'Accept or decline',
        pageLinks.completeLeaderSwitch(data.transferId),
        transferSubject(data.transferId),
      ),
    push: true,
    needsAnswer: true,
  },
  'assistant-asked': {
    content: (data: NamedPersonInPod) =>
      pageLinkContent(
        html`<b>${data.personName}</b> has asked you to be assistant leader of <b>${data.podName}</b>.`,
        'Confirm or decline',
        pageLinks.confirmAssistantLeader(data.podId),
        assistantSubject(data.podId),
      ),
    push: true,
    needsAnswer: true,
  },
  'assistant-confirmed': {
    content: (data: NamedPersonInPod, language) =>
      podLinkContent(
        html`<b>${data.personName}</b> is now assistant leader of <b>${data.podName}</b>.`,
        data,
        language,
      ),
    push: true,
  },
  'assistant-declined': {
    content: (data: NamedPersonInPod, language) =>
      podLinkContent(
        html`<b>${data.personName}</b> won’t be assistant leader of <b>${data.podName}</b>.`,
        data,
        language,
      ),
    push: true,
  },
  'assistant-withdrawn': {
    content: (data: NamedPod, language) =>
      podLinkContent(html`You’re no longer asked to be assistant leader of <b>${data.podName}</b>.`, data, language),
    push: true,
  },
  'assistant-unassigned': {
    content: (data: NamedPod, language) =>
      podLinkContent(html`You’re no longer assistant leader of <b>${data.podName}</b>.`, data, language),
    push: true,
  },
});
