/** Whom an announcement is for (rule announcements.audience). */
export const ANNOUNCEMENT_AUDIENCES = ['EVERYONE', 'LEADERS', 'PODS', 'MEMBERS'] as const;

export type AnnouncementAudienceKind = (typeof ANNOUNCEMENT_AUDIENCES)[number];

export const MAX_AUDIENCE_PODS = 500;
export const MAX_AUDIENCE_MEMBERS = 1_000;

/** The people to write to: pods are chosen for PODS, and members for MEMBERS. */
export interface AnnouncementAudience {
  kind: AnnouncementAudienceKind;
  podIds?: string[];
  memberIds?: string[];
}

/** The ids chosen for an audience; none if it needs no choice. */
export function chosenIds({ kind, podIds = [], memberIds = [] }: AnnouncementAudience): string[] {
  if (kind === 'PODS') return [...new Set(podIds)];
  return kind === 'MEMBERS' ? [...new Set(memberIds)] : [];
}

/** An audience with only the ids that its kind needs. */
export function withChosenIds(audience: AnnouncementAudience): AnnouncementAudience {
  const { kind } = audience;
  if (kind === 'PODS') return { kind, podIds: chosenIds(audience) };
  return kind === 'MEMBERS' ? { kind, memberIds: chosenIds(audience) } : { kind };
}

/** How many people an announcement is for, and how many of them have been told and have read it. */
export interface AnnouncementCounts {
  total: number;
  told: number;
  read: number;
}

/** Whether some people have yet to be told (rule announcements.delivery). */
export const isUnderWay = ({ total, told }: AnnouncementCounts): boolean => told < total;
