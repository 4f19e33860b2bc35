import { TRANSFER_DAYS, type TransferState } from '../../domain/leadership/transferStates';
import { hello, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

/** What every mail to a member of a membership takes. */
interface ToMember {
  firstName: string;
  membershipName: string;
  link: string;
  supportEmail: string;
}

interface AskedMail extends ToMember {
  podName: string;
  /** Who asks. */
  askerName: string;
}

interface Content {
  subject: string;
  /** What follows the greeting. */
  paragraphs: string[];
  /** The label of the button, which opens the mail's link. */
  button: string;
}

/** A mail to a member, who answers to the support address of the membership. */
const mailToMember = (data: ToMember, { subject, paragraphs, button }: Content): MailContent => ({
  subject,
  paragraphs: [hello(data.firstName), ...paragraphs],
  button: { label: button, link: data.link },
  why: `You get this because you are a member of ${data.membershipName}.`,
  replyTo: data.supportEmail,
});

const mailOfApproval = (data: ToMember, whatIsNext: string, button: string): MailContent =>
  mailToMember(data, { subject: `You can lead a pod in ${data.membershipName}`, paragraphs: [whatIsNext], button });

interface ClosedTransferMail extends ToMember {
  podName: string;
  /** Who was asked. */
  personName: string;
  outcome: Exclude<TransferState, 'open'>;
}

type InWords<Words> = (data: Pick<ClosedTransferMail, 'personName' | 'podName'>) => Words;

/** What became of an offer to lead, in words. */
const transferOutcomes: Record<
  ClosedTransferMail['outcome'],
  { subject: InWords<string>; paragraphs: InWords<string[]>; button: string }
> = {
  accepted: {
    subject: ({ personName, podName }) => `${personName} now leads ${podName}`,
    paragraphs: ({ personName, podName }) => [
      `${personName} has accepted and leads ${podName} from now on, with a meeting link of their own.`,
    ],
    button: 'View pod',
  },
  declined: {
    subject: ({ personName, podName }) => `${personName} won't be leading ${podName}`,
    paragraphs: ({ personName, podName }) => [
      `You asked ${personName} to lead ${podName}, and they can't take it over. The pod stays as it was; you can ask somebody else.`,
    ],
    button: 'Ask somebody else',
  },
  expired: {
    subject: ({ personName, podName }) => `${personName} hasn't answered about ${podName}`,
    paragraphs: ({ personName, podName }) => [
      `You asked ${personName} to lead ${podName}. They didn't answer within ${TRANSFER_DAYS} days, so the request has ended. The pod stays as it was; you can ask again, or ask somebody else.`,
    ],
    button: 'Ask again',
  },
  replaced: {
    subject: ({ personName, podName }) => `${personName} is no longer asked to lead ${podName}`,
    paragraphs: ({ personName, podName }) => [
      `You asked ${personName} to lead ${podName}. Another arrangement has been made since, so your request has ended.`,
    ],
    button: 'View pod',
  },
};

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

  'leader-approved': (data: ToMember) =>
    mailOfApproval(
      data,
      `From now on you can lead in ${data.membershipName}. The next steps are short: a welcome, the training, the leader meeting.`,
      'Get started',
    ),

  /** To who was given the standing to lead a pod by owner or admins, training and all. */
  'leader-signed-off': (data: ToMember) =>
    mailOfApproval(
      data,
      `The people who look after ${data.membershipName} have made you a leader. There is nothing more to do before you lead a pod.`,
      'Open pods',
    ),

  'leader-declined': (data: ToMember) =>
    mailToMember(data, {
      subject: `Your application to lead in ${data.membershipName}`,
      paragraphs: [
        `Thank you for offering to lead a pod in ${data.membershipName}. It was not possible this time. Nothing else changes for you, and you may ask again.`,
        'To learn more, reply to this email.',
      ],
      button: 'Open membership',
    }),

  'leader-demoted': (data: ToMember) =>
    mailToMember(data, {
      subject: `You no longer lead in ${data.membershipName}`,
      paragraphs: [
        `You are no longer a leader in ${data.membershipName}. Nothing else changes: you stay a member, and in the pod you led you stay as a participant.`,
        'If you have questions, reply to this email.',
      ],
      button: 'Open pods',
    }),

  'transfer-offered': (data: AskedMail) =>
    mailToMember(data, {
      subject: `${data.askerName} asks you to lead ${data.podName}`,
      paragraphs: [
        `${data.askerName} would like you to lead ${data.podName} in ${data.membershipName} from now on. Nothing changes until you accept; for that you need a meeting link.`,
        `The request is open for ${TRANSFER_DAYS} days.`,
      ],
      button: 'Accept or decline',
    }),

  /** To who asked, and to who led the pod until then. */
  'transfer-closed': (data: ClosedTransferMail) => {
    const { subject, paragraphs, button } = transferOutcomes[data.outcome];
    return mailToMember(data, { subject: subject(data), paragraphs: paragraphs(data), button });
  },

  'assistant-asked': (data: AskedMail) =>
    mailToMember(data, {
      subject: `${data.askerName} asks you to be assistant leader of ${data.podName}`,
      paragraphs: [
        `${data.askerName} would like you to run the meetings of ${data.podName}. When you confirm, your meeting link is used instead of the current one.`,
      ],
      button: 'Answer',
    }),
});
