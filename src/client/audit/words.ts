import type { AuditAct, AUDIT_ACT_GROUPS } from '../../domain/audit/acts';
import type { LeaderStatus } from '../../domain/leadership/status';
import { countWithNoun } from '../../domain/text/words';

/** Names, or substitutes for them, for a sentence of the log. */
export interface EntryNames {
  whom: string;
  membership: string;
  pod: string;
  /** The leader status in words, the address of an invitation, or the pod from whose waitlist a pod was formed. */
  detail: string;
}

/** The predicate of a sentence about an act, which follows the name. */
const did: Record<AuditAct, (named: EntryNames) => string> = {
  ADMIN_INVITED: ({ detail }) => `invited ${detail} to be an admin`,
  ADMIN_INVITATION_WITHDRAWN: ({ detail }) => `withdrew the admin invitation to ${detail}`,
  ADMIN_JOINED: () => 'became an admin',
  ADMIN_REMOVED: ({ whom }) => `removed ${whom} as an admin`,
  BUSINESS_HANDED_OVER: ({ whom }) => `handed the business over to ${whom}`,
  BUSINESS_CHANGED: () => 'changed the business settings',
  STAFF_TWO_FACTOR_REQUIRED: () => 'made two-factor login required for staff',
  STAFF_TWO_FACTOR_OPTIONAL: () => 'made two-factor login optional for staff',
  TWO_FACTOR_TURNED_OFF: () => 'had their two-factor login turned off by Stepwell’s support',
  ZOOM_CONNECTED: () => 'connected Zoom, or changed its details',
  MEMBERSHIP_CREATED: ({ membership }) => `added the membership ${membership}`,
  MEMBERSHIP_CHANGED: ({ membership }) => `changed the settings of ${membership}`,
  MEMBERSHIP_DELETED: ({ membership }) => `deleted the membership ${membership}`,
  INVITE_LINKS_RESET: ({ membership }) => `reset the invite links of ${membership}`,
  MEMBER_DISABLED: ({ whom, membership }) => `disabled ${whom} in ${membership}`,
  MEMBER_ENABLED: ({ whom, membership }) => `enabled ${whom} in ${membership}`,
  MEMBER_REMOVED: ({ whom, membership }) => `removed ${whom} from ${membership}`,
  MEMBER_EMAIL_CHANGE_STARTED: ({ whom }) => `started to change the email of ${whom}`,
  MEMBER_EMAIL_CHANGED: ({ whom }) => `changed the email of ${whom}, who didn’t object`,
  LEADER_APPROVED: ({ whom, membership }) => `approved ${whom} to lead in ${membership}`,
  LEADER_DECLINED: ({ whom, membership }) => `declined ${whom}’s request to lead in ${membership}`,
  LEADER_ANSWER_UNDONE: ({ whom }) => `took back their answer to ${whom}’s request to lead`,
  LEADER_STATUS_SET: ({ whom, detail }) => `set the leader status of ${whom} to ‘${detail}’`,
  LEADER_DEMOTED: ({ whom, pod, membership }) => `unassigned ${whom} as a leader of ${pod || membership}`,
  LEADERSHIP_OFFERED: ({ whom, pod }) => `asked ${whom} to lead ${pod}`,
  LEADERSHIP_ACCEPTED: ({ whom, pod }) => (whom ? `took over ${pod} from ${whom}` : `took over ${pod}`),
  ASSISTANT_ASKED: ({ whom, pod }) => `asked ${whom} to assist in ${pod}`,
  ASSISTANT_CONFIRMED: ({ pod }) => `agreed to assist in ${pod}`,
  ASSISTANT_DECLINED: ({ pod }) => `declined to assist in ${pod}`,
  ASSISTANT_REMOVED: ({ whom, pod }) => `unassigned ${whom} as assistant leader of ${pod}`,
  POD_CREATED: ({ whom, pod, detail }) =>
    detail
      ? `formed the pod ${pod} from the waitlist of ${detail}, led by ${whom}`
      : `added the pod ${pod}, led by ${whom}`,
  POD_CHANGED: ({ pod }) => `changed ${pod}`,
  POD_DELETED: ({ pod }) => `deleted the pod ${pod}`,
  POD_MEMBER_REMOVED: ({ whom, pod }) => `removed ${whom} from ${pod}`,
  MESSAGE_REMOVED: ({ whom, pod }) => `removed a message by ${whom} in ${pod}`,
  LEADER_MEETING_SCHEDULED: ({ membership }) => `scheduled a leader meeting of ${membership}`,
  LEADER_MEETING_CHANGED: ({ membership }) => `changed a leader meeting of ${membership}`,
  LEADER_MEETING_CANCELLED: ({ membership }) => `cancelled a leader meeting of ${membership}`,
  ANNOUNCEMENT_SENT: ({ membership }) => `sent an announcement to ${membership}`,
  ANNOUNCEMENT_WITHDRAWN: ({ membership }) => `withdrew an announcement to ${membership}`,
  MEMBERS_DOWNLOADED: ({ membership }) => `downloaded the members of ${membership}`,
  AUDIT_LOG_DOWNLOADED: () => 'downloaded this log',
};

/** The kinds of act by which the log can be filtered. */
const acts: Record<AuditAct, string> = {
  ADMIN_INVITED: 'Admin invited',
  ADMIN_INVITATION_WITHDRAWN: 'Admin invitation withdrawn',
  ADMIN_JOINED: 'Admin joined',
  ADMIN_REMOVED: 'Admin removed',
  BUSINESS_HANDED_OVER: 'Business handed over',
  BUSINESS_CHANGED: 'Business settings changed',
  STAFF_TWO_FACTOR_REQUIRED: 'Two-factor login required',
  STAFF_TWO_FACTOR_OPTIONAL: 'Two-factor login optional',
  TWO_FACTOR_TURNED_OFF: 'Two-factor login turned off by support',
  ZOOM_CONNECTED: 'Zoom connected',
  MEMBERSHIP_CREATED: 'Membership added',
  MEMBERSHIP_CHANGED: 'Membership settings changed',
  MEMBERSHIP_DELETED: 'Membership deleted',
  INVITE_LINKS_RESET: 'Invite links reset',
  MEMBER_DISABLED: 'Member disabled',
  MEMBER_ENABLED: 'Member enabled',
  MEMBER_REMOVED: 'Member removed',
  MEMBER_EMAIL_CHANGE_STARTED: 'Email change started',
  MEMBER_EMAIL_CHANGED: 'Email changed',
  LEADER_APPROVED: 'Leader approved',
  LEADER_DECLINED: 'Request to lead declined',
  LEADER_ANSWER_UNDONE: 'Answer taken back',
  LEADER_STATUS_SET: 'Leader status set',
  LEADER_DEMOTED: 'Leader unassigned',
  LEADERSHIP_OFFERED: 'Asked to lead a pod',
  LEADERSHIP_ACCEPTED: 'Pod taken over',
  ASSISTANT_ASKED: 'Asked to assist',
  ASSISTANT_CONFIRMED: 'Agreed to assist',
  ASSISTANT_DECLINED: 'Declined to assist',
  ASSISTANT_REMOVED: 'Assistant leader unassigned',
  POD_CREATED: 'Pod added',
  POD_CHANGED: 'Pod changed',
  POD_DELETED: 'Pod deleted',
  POD_MEMBER_REMOVED: 'Removed from a pod',
  MESSAGE_REMOVED: 'Message removed by the leader',
  LEADER_MEETING_SCHEDULED: 'Leader meeting scheduled',
  LEADER_MEETING_CHANGED: 'Leader meeting changed',
  LEADER_MEETING_CANCELLED: 'Leader meeting cancelled',
  ANNOUNCEMENT_SENT: 'Announcement sent',
  ANNOUNCEMENT_WITHDRAWN: 'Announcement withdrawn',
  MEMBERS_DOWNLOADED: 'Members downloaded',
  AUDIT_LOG_DOWNLOADED: 'This log downloaded',
};

const groups: Record<keyof typeof AUDIT_ACT_GROUPS, string> = {
  business: 'Business and admins',
  memberships: 'Memberships',
  members: 'Members',
  leadership: 'Leaders and assistants',
  pods: 'Pods',
  meetings: 'Leader meetings',
  announcements: 'Announcements',
  downloads: 'Downloads',
};

/** Names of changed fields by their API names; unlisted fields show their API name. */
const fields: Record<string, string> = {
  name: 'name',
  url: 'website',
  communityUrl: 'community site',
  supportEmail: 'support email',
  logo: 'logo',
  customButtons: 'custom buttons',
  LeaderAgreementLink: 'leader agreement',
  ParticipantAgreementLink: 'participant agreement',
  LeaderTrainingLink: 'leader training',
  ParticipantOnboardingLink: 'participant onboarding',
  ShareWinLink: 'link to share wins',
  MaxParticipants: 'pod size',
  NextTinyStep: 'Next Tiny Steps on or off',
  Chat: 'chat on or off',
  SelectPodOnSignup: 'choosing a pod at sign-up',
  maxParticipants: 'size',
  meeting: 'meeting',
};

/** Text for the audit log. */
export const words = {
  title: 'Audit log',
  settings: 'My Settings',
  panel: 'Business',
  intro: (business: string) =>
    `Changes to people and settings in ${business}, and who made them. We keep them for 400 days.`,
  download: 'Download CSV',
  person: 'Person',
  anybody: 'Anyone',
  thisPerson: 'This person',
  nameless: (id: string) => `Deleted account (${id.slice(-4)})`,
  act: 'What happened',
  anything: 'Anything',
  since: 'From',
  until: 'To',
  narrow: 'Narrow the log',
  entries: (howMany: number) => countWithNoun(howMany, 'entry', 'entries'),
  none: 'Nothing has happened yet',
  noneWhy: 'When you, an admin or a leader changes something about people or settings, you’ll see it here.',
  notFound: 'Nothing matches',
  notFoundWhy: 'Try another person, change or dates.',
  clear: 'Show everything',
  gone: 'someone who has deleted their account',
  goneFirst: 'Someone who has deleted their account',
  changed: (names: string) => `Changed: ${names}`,
  from: (address: string) => `from ${address}`,
  statuses: {
    NONE: 'Not a leader',
    PENDING_APPROVAL: 'Applied to lead',
    APPROVED: 'Approved',
    DECLINED: 'Declined',
    SIGNED_OFF: 'Trained, can lead',
  } satisfies Record<LeaderStatus, string> as Record<string, string>,
  did,
  acts,
  groups,
  fields,
};
