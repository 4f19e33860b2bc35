import { v7 } from 'uuid';
import { announcementNotifications } from '../announcements/notificationKinds';
import { notificationColumns } from '../notifications';
import * as tables from '../platform/database/schema';
import { membershipPlans } from './plan';
import { DAY_MS, HOUR_MS, itemAt, type World } from './world';

const isUnread = (index: number) => index % 3 === 0;

const LEADERS = [0, 1, 2, 3, 4, 5];

const texts = {
  EVERYONE: {
    title: 'A short break, and a new season',
    text: 'Dear all,\n\nThere are no meetings in the last week of the year. We start again on the first Monday in January.\n\nBring one tiny step, and somebody who’d like to join.',
  },
  LEADERS: {
    title: 'Notes from the leader meeting',
    text: 'Thank you for coming, and for being so honest. The notes are at https://example.com/notes.\n\nNext time we talk about pods that have gone quiet.',
  },
} as const;

interface Reader {
  id: string;
  isRead: boolean;
}

interface Sent {
  membershipId: string;
  audience: keyof typeof texts;
  /** Epoch milliseconds. */
  sentAt: number;
}

async function send({ tx, staff }: World, { membershipId, audience, sentAt }: Sent, readers: Reader[]): Promise<void> {
  const createdAt = new Date(sentAt);
  const announcement = { id: v7({ msecs: sentAt }), membershipId, authorId: itemAt(staff, 0).id, createdAt };
  const counts = { total: readers.length, told: readers.length, read: readers.filter(({ isRead }) => isRead).length };
  await tx.insert(tables.announcements).values({ ...announcement, ...texts[audience], audience, ...counts });
  await tx.insert(tables.announcementRecipients).values(
    readers.map(({ id: userId, isRead }) => ({
      announcementId: announcement.id,
      userId,
      createdAt,
      toldAt: createdAt,
      readAt: isRead ? new Date(sentAt + HOUR_MS) : null,
    })),
  );
  const data = { announcementId: announcement.id, title: texts[audience].title };
  const unread = readers.filter(({ isRead }) => !isRead);
  await tx.insert(tables.notifications).values(
    unread.map(({ id: userId }) => ({
      id: v7({ msecs: sentAt }),
      userId,
      membershipId,
      ...notificationColumns(announcementNotifications.announcement, data),
      createdAt,
    })),
  );
}

export async function addAnnouncements(world: World, membershipIds: string[]): Promise<void> {
  const { now, people } = world;
  for (const membership of [0, 1]) {
    const { from, to } = itemAt(membershipPlans, membership);
    await send(
      world,
      { membershipId: itemAt(membershipIds, membership), audience: 'EVERYONE', sentAt: now - 3 * DAY_MS },
      people.slice(from, to).map(({ id }, index) => ({ id, isRead: !isUnread(index) })),
    );
  }
  await send(
    world,
    { membershipId: itemAt(membershipIds, 0), audience: 'LEADERS', sentAt: now - 4 * HOUR_MS },
    LEADERS.map((index) => ({ id: itemAt(people, index).id, isRead: index > 3 })),
  );
}
