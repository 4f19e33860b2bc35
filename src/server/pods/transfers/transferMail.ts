import { TRANSFER_DAYS, type TransferState } from '../../../domain/leadership/transferStates';
import type { Language } from '../../../domain/text/languages';
import { greeting, type MailContent } from '../../platform/mail/content';
import { outcomeActionLabel, type TransferOutcomeAction } from './transferOutcome';

interface ClosedTransferMail {
  firstName: string;
  membershipName: string;
  link: string;
  podName: string;
  supportEmail: string;
  personName: string;
  outcome: Exclude<TransferState, 'open'>;
  next: TransferOutcomeAction;
}

type InWords = (data: ClosedTransferMail) => string;

const staysAsItWas = ({ next }: ClosedTransferMail, whatToDo: string) =>
  next === 'ask' ? `The pod stays as it was; ${whatToDo}.` : 'The pod stays as it was.';

const transferOutcomes: Record<ClosedTransferMail['outcome'], { subject: InWords; text: InWords }> = {
  accepted: {
    subject: ({ personName, podName }) => `${personName} now leads ${podName}`,
    text: ({ personName, podName, membershipName }) => `${personName} now leads ${podName} in ${membershipName}.`,
  },
  declined: {
    subject: ({ personName, podName }) => `${personName} won’t be leading ${podName}`,
    text: (data) =>
      `You asked ${data.personName} to lead ${data.podName} in ${data.membershipName}, and they can’t take it over. ${staysAsItWas(data, 'you can ask someone else')}`,
  },
  expired: {
    subject: ({ personName, podName }) => `${personName} hasn’t answered about ${podName}`,
    text: (data) =>
      `You asked ${data.personName} to lead ${data.podName} in ${data.membershipName}. They didn’t answer within ${TRANSFER_DAYS} days, so the request has ended. ${staysAsItWas(data, 'you can ask again, or ask someone else')}`,
  },
  replaced: {
    subject: ({ personName, podName }) => `${personName} is no longer asked to lead ${podName}`,
    text: ({ personName, podName, membershipName, next }) =>
      `You asked ${personName} to lead ${podName} in ${membershipName}. ${next === 'pods' ? 'The pod has since been deleted' : 'Something else has since been arranged'}, so your request has ended.`,
  },
};

export const closedTransferMail = (data: ClosedTransferMail, language: Language): MailContent => {
  const { subject, text } = transferOutcomes[data.outcome];
  return {
    subject: subject(data),
    paragraphs: [greeting(data.firstName, language), text(data)],
    button: { label: outcomeActionLabel(data.next), link: data.link },
    why: `You’re getting this because you asked someone to lead ${data.podName}, or led it yourself.`,
    replyTo: data.supportEmail,
  };
};
