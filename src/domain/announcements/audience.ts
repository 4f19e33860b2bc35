/** Rule announcements.audience. */
export const ANNOUNCEMENT_AUDIENCES = ['EVERYONE', 'LEADERS', 'PODS', 'MEMBERS'] as const;

export type AnnouncementAudienceKind = (typeof ANNOUNCEMENT_AUDIENCES)[number];

export const MAX_AUDIENCE_PODS = 500;
export const MAX_AUDIENCE_MEMBERS = 1_000;

export interface AnnouncementAudience {
  kind: AnnouncementAudienceKind;
  podIds?: string[];
  memberIds?: string[];
}

export function chosenIds({ kind, podIds = [], memberIds = [] }: AnnouncementAudience): string[] {
  if (kind === 'PODS') return [...new Set(podIds)];
  return kind === 'MEMBERS' ? [...new Set(memberIds)] : [];
}

export function withChosenIds(audience: AnnouncementAudience): AnnouncementAudience {
  const { kind } = audience;
  if (kind === 'PODS') return { kind, podIds: chosenIds(audience) };
  return kind === 'MEMBERS' ? { kind, memberIds: chosenIds(audience) } : { kind };
}

export interface AnnouncementCounts {
  total: number;
  told: number;
  read: number;
}

export const isUnderWay = ({ total, told }: AnnouncementCounts): boolean => told < total;
