import { countWithNoun } from '../../domain/text/words';
import { TRANSFER_DAYS } from '../../domain/leadership/transferStates';
import type { Language } from '../../domain/text/languages';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

interface ToMember {
  firstName: string;
  membershipName: string;
  link: string;
  supportEmail: string;
}

interface AskedMail extends ToMember {
  podName: string;
  askerName: string;
}

interface Content {
  subject: string;
  paragraphs: string[];
  button: string;
}

const mailToMember = (data: ToMember, language: Language, { subject, paragraphs, button }: Content): MailContent => ({
  subject,
  paragraphs: [greeting(data.firstName, language), ...paragraphs],
  button: { label: button, link: data.link },
  why: `You’re getting this because you’re a member of ${data.membershipName}.`,
  replyTo: data.supportEmail,
});

const mailOfApproval = (data: ToMember, language: Language, whatIsNext: string, button: string): MailContent =>
  mailToMember(data, language, {
    subject: `You can lead a pod in ${data.membershipName}`,
    paragraphs: [whatIsNext],
    button,
  });

export const leadershipMails = mailTemplates({
  'leader-applied': (
    data: {
      firstName: string;
      leaderName: string;
      membershipName: string;
      link: string;
      supportEmail: string;
    },
    language,
  ): MailContent => ({
    subject: `${data.leaderName} would like to lead a pod`,
    paragraphs: [
      greeting(data.firstName, language),
      `${data.leaderName} has applied to lead a pod in ${data.membershipName}. You can approve or decline this in your notifications.`,
    ],
    button: { label: 'Open notifications', link: data.link },
    why: `You’re getting this because you look after ${data.membershipName}.`,
    replyTo: data.supportEmail,
  }),

  'more-leaders-applied': (
    data: {
      firstName: string;
      count: number;
      membershipName: string;
      link: string;
      supportEmail: string;
    },
    language,
  ): MailContent => {
    const people = countWithNoun(data.count, 'more person', 'more people');
    return {
      subject: `${people} would like to lead a pod`,
      paragraphs: [
        greeting(data.firstName, language),
        `So many people have applied to lead a pod that we don’t email you about each of them today. ${people} in ${data.membershipName} ${data.count === 1 ? 'waits' : 'wait'} for your answer in your notifications, where any others will be, too.`,
      ],
      button: { label: 'Open notifications', link: data.link },
      why: `You’re getting this because you look after ${data.membershipName}.`,
      replyTo: data.supportEmail,
    };
  },

  'leader-approved': (data: ToMember, language) =>
    mailOfApproval(
      data,
      language,
      `You’ve been approved as a leader in ${data.membershipName}. The next steps are short: a welcome, the training and the leader meeting.`,
      'Get started',
    ),

  'leader-signed-off': (data: ToMember, language) =>
    mailOfApproval(
      data,
      language,
      `The people who look after ${data.membershipName} have made you a leader. There’s nothing else to do before you lead a pod.`,
      'Open pods',
    ),

  'leader-declined': (data: ToMember, language) =>
    mailToMember(data, language, {
      subject: `Your application to lead in ${data.membershipName} wasn’t approved`,
      paragraphs: [
        `Thank you for offering to lead a pod in ${data.membershipName}. It wasn’t possible this time. Nothing else changes for you, and you’re welcome to ask again.`,
        'If you’d like to know more, just reply to this email.',
      ],
      button: 'Open membership',
    }),

  'leader-demoted': (data: ToMember, language) =>
    mailToMember(data, language, {
      subject: `You’re no longer a leader in ${data.membershipName}`,
      paragraphs: [
        `You’re no longer a leader in ${data.membershipName}. Nothing else changes: you’re still a member, and if you led a pod, you’re still in it as a participant.`,
        'If you have any questions, just reply to this email.',
      ],
      button: 'Open pods',
    }),

  'transfer-offered': (data: AskedMail, language) =>
    mailToMember(data, language, {
      subject: `${data.askerName} would like you to lead ${data.podName}`,
      paragraphs: [
        `${data.askerName} would like you to lead ${data.podName} in ${data.membershipName} from now on. Nothing changes until you accept, and you’ll need a meeting link to do that.`,
        `The request is open for ${TRANSFER_DAYS} days.`,
      ],
      button: 'Accept or decline',
    }),

  'assistant-asked': (data: AskedMail, language) =>
    mailToMember(data, language, {
      subject: `${data.askerName} would like you to be assistant leader of ${data.podName}`,
      paragraphs: [
        `${data.askerName} would like you to help run the meetings of ${data.podName} in ${data.membershipName}. Once you confirm, your meeting link is used instead of the current one.`,
      ],
      button: 'See the request',
    }),
});
