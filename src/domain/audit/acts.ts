/** All acts in the audit log (rule audit.acts), by subject. */
export const AUDIT_ACT_GROUPS = {
  business: [
    'ADMIN_INVITED',
    'ADMIN_INVITATION_WITHDRAWN',
    'ADMIN_JOINED',
    'ADMIN_REMOVED',
    'BUSINESS_HANDED_OVER',
    'BUSINESS_CHANGED',
    'STAFF_TWO_FACTOR_REQUIRED',
    'STAFF_TWO_FACTOR_OPTIONAL',
    'TWO_FACTOR_TURNED_OFF',
    'ZOOM_CONNECTED',
  ],
  memberships: ['MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET'],
  members: [
    'MEMBER_DISABLED',
    'MEMBER_ENABLED',
    'MEMBER_REMOVED',
    'MEMBER_EMAIL_CHANGE_STARTED',
    'MEMBER_EMAIL_CHANGED',
  ],
  leadership: [
    'LEADER_APPROVED',
    'LEADER_DECLINED',
    'LEADER_ANSWER_UNDONE',
    'LEADER_STATUS_SET',
    'LEADER_DEMOTED',
    'LEADERSHIP_OFFERED',
    'LEADERSHIP_ACCEPTED',
    'ASSISTANT_ASKED',
    'ASSISTANT_CONFIRMED',
    'ASSISTANT_DECLINED',
    'ASSISTANT_REMOVED',
  ],
  pods: ['POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED'],
  meetings: ['LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED'],
  announcements: ['ANNOUNCEMENT_SENT', 'ANNOUNCEMENT_WITHDRAWN'],
  downloads: ['MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED'],
} as const;

type AuditActGroups = typeof AUDIT_ACT_GROUPS;
export type AuditAct = AuditActGroups[keyof AuditActGroups][number];

export const AUDIT_ACTS: readonly AuditAct[] = Object.values(AUDIT_ACT_GROUPS).flat();

/** Days to keep an entry (rule audit.retention). */
export const AUDIT_RETENTION_DAYS = 400;
