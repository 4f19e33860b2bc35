import { TRANSFER_DAYS, type TransferState } from '../../domain/leadership/transferStates';
import { hello, type MailContent } from '../platform/mail/content';

interface ClosedTransferMail {
  firstName: string;
  membershipName: string;
  link: string;
  podName: string;
  supportEmail: string;
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

/** To who asked somebody to lead a pod, and to who led it until then. */
export const closedTransferMail = (data: ClosedTransferMail): MailContent => {
  const { subject, paragraphs, button } = transferOutcomes[data.outcome];
  return {
    subject: subject(data),
    paragraphs: [hello(data.firstName), ...paragraphs(data)],
    button: { label: button, link: data.link },
    why: `You get this because you asked who leads ${data.podName}, or led it.`,
    replyTo: data.supportEmail,
  };
};
