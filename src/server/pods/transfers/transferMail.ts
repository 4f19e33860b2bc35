import { TRANSFER_DAYS, type TransferState } from '../../../domain/leadership/transferStates';
import type { Language } from '../../../domain/text/languages';
import { greeting, type MailContent } from '../../platform/mail/content';
import { wordsIn } from '../mailWords.gen';
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

export function closedTransferMail(data: ClosedTransferMail, language: Language): MailContent {
  const words = wordsIn(language).transferClosed;
  const ofOutcome = words[data.outcome];
  return {
    subject: ofOutcome.subject(data),
    paragraphs: [greeting(data.firstName, language), ofOutcome.text({ ...data, days: TRANSFER_DAYS })],
    button: { label: outcomeActionLabel(data.next, language), link: data.link },
    why: words.why(data),
    replyTo: data.supportEmail,
  };
}
