import { countWithNoun } from '../../domain/text/words';
import { greeting, type MailContent } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

interface PodHealthMail {
  firstName: string;
  membershipName: string;
  /** Total number of pods. */
  podCount: number;
  /** Number of pods with a problem. */
  troubledCount: number;
  /** The pods with the worst problems, described in words. */
  pods: { name: string; troubles: string }[];
  /** Number of people without activity for three weeks. */
  driftingCount: number;
  link: string;
  settingsLink: string;
  unsubscribe: { page: string; oneClick: string };
  supportEmail: string;
}

function summaryOf({ podCount, troubledCount }: PodHealthMail): string {
  if (troubledCount === 0) return podCount === 1 ? 'your pod is doing fine' : `all ${podCount} pods are doing fine`;
  return `${troubledCount} of ${countWithNoun(podCount, 'pod')} need attention`;
}

function blocksOf({ pods, troubledCount, driftingCount }: PodHealthMail): MailContent['paragraphs'] {
  const further = troubledCount - pods.length;
  return [
    ...(pods.length > 0
      ? [{ facts: pods.map(({ name, troubles }) => [name, troubles] as const) }]
      : ['Nothing needs your attention this week.']),
    ...(further > 0 ? [`And ${countWithNoun(further, 'more pod')}.`] : []),
    ...(driftingCount > 0
      ? [
          `${countWithNoun(driftingCount, 'person', 'people')} in pods ${driftingCount === 1 ? 'hasn’t' : 'haven’t'} been heard from for three weeks.`,
        ]
      : []),
  ];
}

export const membershipMails = mailTemplates(
  {
    /** Sent to owners and admins who want it, on Monday mornings (rule memberships.healthMail). */
    'pod-health': (data: PodHealthMail): MailContent => ({
      subject: `${data.membershipName}: ${summaryOf(data)}`,
      paragraphs: [
        greeting(data.firstName),
        `This is how the pods of ${data.membershipName} are doing.`,
        ...blocksOf(data),
      ],
      button: { label: 'See pod health', link: data.link },
      why: 'You’re getting this because you asked to hear on Mondays how your pods are doing.',
      settings: { label: 'Choose which emails you get', link: data.settingsLink },
      unsubscribe: data.unsubscribe,
      replyTo: data.supportEmail,
    }),
  },
  { isShortLived: true },
);
