import { INVITATION_DAYS } from '../../domain/memberships/emailInvitations';
import type { InviteRole, QuotedWords } from '../../contract/entities.gen';
import { greeting, type MailContent, quotedIn } from '../platform/mail/content';
import { mailTemplates } from '../platform/mail/template';
import { wordsIn, type Words } from './mailWords.gen';
import { type PodTrouble, troubleText } from '../../domain/memberships/podHealth';
import { type Language } from '../../domain/text/languages';

interface PodHealthMail {
  firstName: string;
  membershipName: string;
  podCount: number;
  troubledCount: number;
  pods: { name: string; waiting: number; troubles: PodTrouble[] }[];
  driftingCount: number;
  link: string;
  settingsLink: string;
  unsubscribe: { page: string; oneClick: string };
  supportEmail: string;
}

function healthBlocks(data: PodHealthMail, language: Language): MailContent['paragraphs'] {
  const { health } = wordsIn(language);
  const troublesOf = ({ troubles, waiting }: PodHealthMail['pods'][number]) =>
    troubles.map((trouble) => troubleText(trouble, waiting, language)).join(', ');
  const { pods, troubledCount, driftingCount } = data;
  const further = troubledCount - pods.length;
  return [
    health.text(data),
    pods.length > 0 ? { facts: pods.map((pod) => [pod.name, troublesOf(pod)] as const) } : health.noTroubles,
    ...(further > 0 ? [health.furtherPods({ count: further })] : []),
    ...(driftingCount > 0 ? [health.drifting({ count: driftingCount })] : []),
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
const inviteSubject = (data: InviteMail, { invite }: Words): string =>
  [data.inviterName, data.membershipName].every((name) => PLAIN_NAME.test(name))
    ? invite.subject(data)
    : invite.subjectWithoutNames;

const inviteMails = mailTemplates({
  'membership-invite': (data: InviteMail, language): MailContent => {
    const words = wordsIn(language);
    const { invite } = words;
    const { role, podName } = data;
    return {
      subject: inviteSubject(data, words),
      paragraphs: [
        greeting(data.name, language),
        role === 'Leader' ? invite.textToLeader(data) : invite.text(data),
        ...(podName === undefined ? [] : [invite.pod({ podName })]),
        ...quotedIn(data, language),
        invite.link({ days: INVITATION_DAYS }),
      ],
      button: { label: invite.button, link: data.link },
      why: invite.why(data),
      replyTo: data.supportEmail,
    };
  },
});

const healthMails = mailTemplates(
  {
    'pod-health': (data: PodHealthMail, language): MailContent => {
      const words = wordsIn(language);
      const { health } = words;
      return {
        subject: data.troubledCount === 0 ? health.subjectWithoutTroubles(data) : health.subject(data),
        paragraphs: [greeting(data.firstName, language), ...healthBlocks(data, language)],
        button: { label: health.button, link: data.link },
        why: health.why,
        settings: { label: health.settings, link: data.settingsLink },
        unsubscribe: data.unsubscribe,
        replyTo: data.supportEmail,
      };
    },
  },
  { isShortLived: true },
);

export const membershipMails = { ...inviteMails, ...healthMails };
