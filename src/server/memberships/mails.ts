import { INVITATION_DAYS } from '../../domain/memberships/emailInvitations';
import type { InviteRole, QuotedWords } from '../../contract/entities.gen';
import { countWithNoun } from '../../domain/text/words';
import { greeting, type MailContent, quotedIn } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';

interface PodHealthMail {
  firstName: string;
  membershipName: string;
  podCount: number;
  troubledCount: number;
  pods: { name: string; troubles: string }[];
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

interface InviteMail {
  name: string;
  role: InviteRole;
  membershipName: string;
  businessName: string;
  inviterName: string;
  podName?: string;
  ownWords?: QuotedWords;
  link: string;
  supportEmail: string;
}

/** 'St. Mary’s Circle – 2027'; four digits at most, so no phone number or price. */
const PLAIN_NAME = /^(?!(?:\P{N}*\p{N}){5})(?=.{1,40}$)[\p{L}\p{M}\p{N}]+(?:(?:\. |[ '’&–-]+)[\p{L}\p{M}\p{N}]+)*$/u;

/** The address may be anyone's, so no link or message reaches it in a name (rule memberships.emailInvitations). */
const inviteSubject = ({ inviterName, membershipName }: InviteMail): string =>
  [inviterName, membershipName].every((name) => PLAIN_NAME.test(name))
    ? `${inviterName} invited you to ${membershipName}`
    : 'You’re invited to a membership on Stepwell';

const inviteMails = mailTemplates({
  'membership-invite': (data: InviteMail, language): MailContent => ({
    subject: inviteSubject(data),
    paragraphs: [
      greeting(data.name, language),
      `${data.inviterName} has invited you to ${data.membershipName} by ${data.businessName}${data.role === 'Leader' ? ' as a leader' : ''}.`,
      ...(data.podName === undefined
        ? []
        : [
            `You’ll get a place in ${data.podName}, or join its waitlist if it’s full. You can also choose another pod.`,
          ]),
      ...quotedIn(data, language),
      `The link is yours alone and works for ${INVITATION_DAYS} days. If you don’t know what this is about, you don’t need to do anything.`,
    ],
    button: { label: 'Accept invitation', link: data.link },
    why: `You’re getting this because ${data.inviterName} entered this address on Stepwell.`,
    replyTo: data.supportEmail,
  }),
});

const healthMails = mailTemplates(
  {
    'pod-health': (data: PodHealthMail, language): MailContent => ({
      subject: `${data.membershipName}: ${summaryOf(data)}`,
      paragraphs: [
        greeting(data.firstName, language),
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

export const membershipMails = { ...inviteMails, ...healthMails };
