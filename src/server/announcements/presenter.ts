import type { Announcement, AnnouncementRecipient, AnnouncementSummary } from '../../contract/entities.gen';
import type { announcements } from '../platform/database/schema';

type AnnouncementColumns = typeof announcements.$inferSelect & { authorName: string | null };

const presentHead = ({ id, createdAt, title, authorName, withdrawnAt }: Omit<AnnouncementColumns, 'text'>) => ({
  id,
  created: createdAt.getTime(),
  title,
  ...(authorName !== null && { authorName }),
  ...(withdrawnAt !== null && { withdrawn: true as const }),
});

const presentForStaff = ({ audience, chosen, total, told, read }: Omit<AnnouncementColumns, 'text'>) => ({
  audience,
  chosen,
  counts: { total, told, read },
});

export const presentSummary = (row: Omit<AnnouncementColumns, 'text'>): AnnouncementSummary => ({
  ...presentHead(row),
  ...presentForStaff(row),
});

export const presentAnnouncement = (
  row: AnnouncementColumns & { membershipName: string },
  forStaff: boolean,
): Announcement => ({
  ...presentHead(row),
  membershipId: row.membershipId,
  membershipName: row.membershipName,
  text: row.text,
  can: { manage: forStaff },
  ...(forStaff && presentForStaff(row)),
});

export interface RecipientRow extends Record<string, unknown> {
  userId: string;
  firstName: string;
  lastName: string;
  photoId: string | null;
  /** Epoch milliseconds. */
  told: number | null;
  read: number | null;
  place: string[];
}

export const presentRecipient = ({
  userId,
  firstName,
  lastName,
  photoId,
  told,
  read,
}: RecipientRow): AnnouncementRecipient => ({
  userId,
  firstName,
  lastName,
  ...(photoId !== null && { photoId }),
  ...(told !== null && { told: Math.round(told) }),
  ...(read !== null && { read: Math.round(read) }),
});
