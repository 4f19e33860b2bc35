import { meetingDate } from '../../domain/meetings/display';
import { stepStatusWords, type StepState } from '../../domain/steps/steps';
import { hello, type Block, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

/** A step as it is recorded; its date in epoch milliseconds. */
export type RecordedStep = StepState & { podName?: string };

function facts(step: RecordedStep, timezone: string, podName: string | undefined): Block {
  const { goal, description, commitmentDate } = step;
  return {
    facts: [
      ...(step.podName && step.podName !== podName ? [['Pod', step.podName] as const] : []),
      ...(goal ? [['Goal', goal] as const] : []),
      ...(description ? [['Next Tiny Step', description] as const] : []),
      ...(commitmentDate === undefined
        ? []
        : [['Commitment date', meetingDate(Math.floor(commitmentDate / 1000), timezone)] as const]),
      ['Status', stepStatusWords[step.status]],
    ],
  };
}

export const stepMails = mailTemplates({
  /** All steps of one pod that goes, or of a whole account. `timezone` is the reader's; steps come oldest first. */
  'steps-record': (data: {
    firstName: string;
    timezone: string;
    podName?: string;
    /** Of the pod. */
    membershipName?: string;
    supportEmail?: string;
    steps: RecordedStep[];
  }): MailContent => {
    const set = data.steps.filter((step) => step.status !== 'NotSet');
    const ofMembership = data.membershipName ? ` in ${data.membershipName}` : '';
    const where = data.podName ? ` in ${data.podName}` : '';
    return {
      subject: `Your Next Tiny Steps${where}`,
      paragraphs: [
        hello(data.firstName),
        set.length > 0
          ? `These are the Next Tiny Steps you set${where}. They’ve been deleted from Stepwell, so this copy is yours to keep.`
          : `You hadn’t set any Next Tiny Steps${where}.`,
        ...set.map((step) => facts(step, data.timezone, data.podName)),
      ],
      why: data.podName
        ? `You’re getting this because your pod ${data.podName}${ofMembership} has been deleted.`
        : 'You’re getting this because your account was deleted.',
      ...(data.supportEmail && { replyTo: data.supportEmail }),
    };
  },
});
