import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { Queryable } from '../platform/database/client';
import { memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import type { AnnouncedMeeting } from './notices';
import { leaderMeetingName } from './presenter';
import type { MeetingRow } from './schedule';

type MembershipInMails = Pick<AnnouncedMeeting, 'membershipName' | 'supportEmail'>;

/** A membership as its mails name it; 404 when it is gone. */
export async function membershipInMails(db: Queryable, membershipId: string): Promise<MembershipInMails> {
  const [row] = await db
    .select({ membershipName: memberships.name, supportEmail: memberships.supportEmail })
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!row) throw notFound();
  return row;
}

/** A leader meeting as mails and notifications speak of it. */
export const announcedLeaderMeeting = (membership: MembershipInMails, meeting: MeetingRow): AnnouncedMeeting => ({
  ...membership,
  meeting,
  link: meeting.link,
  podName: leaderMeetingName(membership.membershipName),
  path: pageLinks.leaderMeetings(),
});
