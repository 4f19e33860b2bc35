import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

interface LeaderMail {
  firstName: string;
  membershipName: string;
  link: string;
  supportEmail: string;
}

interface AskedMail extends LeaderMail {
  podName: string;
  /** Who asks. */
  askerName: string;
}

const member = (membershipName: string) => `You get this because you are a member of ${membershipName}.`;

export const leadershipMails = mailTemplates({
  /** For owner and admins. */
  'leader-applied': (data: {
    firstName: string;
    leaderName: string;
    membershipName: string;
    link: string;
  }): MailContent => ({
    subject: `${data.leaderName} would like to lead a pod`,
    paragraphs: [
      hello(data.firstName),
      `${data.leaderName} applied to lead a pod in ${data.membershipName}. Approve or decline it in your notifications.`,
    ],
    button: { label: 'Answer', link: data.link },
    why: `You get this because you look after ${data.membershipName}.`,
  }),

  'leader-approved': (data: LeaderMail): MailContent => ({
    subject: `You can lead a pod in ${data.membershipName}`,
    paragraphs: [
      hello(data.firstName),
      `From now on you can lead in ${data.membershipName}. The next steps are short: a welcome, the training, the leader meeting.`,
    ],
    button: { label: 'Get started', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),

  /** To who was given the standing to lead a pod by owner or admins, training and all. */
  'leader-signed-off': (data: LeaderMail): MailContent => ({
    subject: `You can lead a pod in ${data.membershipName}`,
    paragraphs: [
      hello(data.firstName),
      `The people who look after ${data.membershipName} have made you a leader. There is nothing more to do before you lead a pod.`,
    ],
    button: { label: 'Open pods', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),

  'leader-declined': (data: LeaderMail): MailContent => ({
    subject: `Your application to lead in ${data.membershipName}`,
    paragraphs: [
      hello(data.firstName),
      `Thank you for offering to lead a pod in ${data.membershipName}. It was not possible this time. Nothing else changes for you, and you may ask again.`,
      'To learn more, answer this mail.',
    ],
    button: { label: 'Open membership', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),

  'leader-demoted': (data: LeaderMail): MailContent => ({
    subject: `You no longer lead in ${data.membershipName}`,
    paragraphs: [
      hello(data.firstName),
      `You are no longer a leader in ${data.membershipName}. Nothing else changes: you stay a member, and in the pod you led you stay as a participant.`,
      'With questions, answer this mail.',
    ],
    button: { label: 'Open pods', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),

  'transfer-offered': (data: AskedMail): MailContent => ({
    subject: `${data.askerName} asks you to lead ${data.podName}`,
    paragraphs: [
      hello(data.firstName),
      `${data.askerName} would like you to lead ${data.podName} in ${data.membershipName} from now on. Nothing changes until you accept; for that you need a meeting link.`,
      'The request is open for 14 days.',
    ],
    button: { label: 'Accept or decline', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),

  'assistant-asked': (data: AskedMail): MailContent => ({
    subject: `${data.askerName} asks you to be assistant leader of ${data.podName}`,
    paragraphs: [
      hello(data.firstName),
      `${data.askerName} would like you to run the meetings of ${data.podName}. When you confirm, your meeting link is used instead of the current one.`,
    ],
    button: { label: 'Answer', link: data.link },
    why: member(data.membershipName),
    replyTo: data.supportEmail,
  }),
});
