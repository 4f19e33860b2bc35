import { v7 } from 'uuid';
import type { Schedule } from '../../domain/meetings/schedule';
import { instantOfLocalTime } from '../../domain/meetings/scheduleZone';
import * as tables from '../platform/database/schema';
import type { PodPlan } from './plan';
import { itemAt, DAY_MS, type Speaker, type World } from './world';

export interface StoredPod extends PodPlan {
  podId: string;
  membershipId: string;
  channelId: string;
  meetingId: string;
  people: Speaker[];
}

async function addMeeting({ tx, now }: World, membershipId: string, name: string, link: string, schedule: Schedule) {
  const [id, startsAt] = [v7(), new Date(schedule.unixTime * 1000)];
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  await tx.insert(tables.meetings).values({
    id,
    membershipId,
    name,
    timezone: schedule.timezone,
    startsAt,
    recurring: true,
    frequency: schedule.frequency,
    frequencyPeriod: schedule.frequencyPeriod,
    durationMinutes: schedule.duration,
    weekday: schedule.weekday,
    weekInMonth: schedule.weekInMonth,
    link,
    pausedFrom: from ? new Date(from * 1000) : null,
    pausedTo: to ? new Date(to * 1000) : null,
    checkAt: new Date(now),
    createdAt: startsAt,
  });
  const changes = (schedule.changes ?? []).map(({ start, movedTo }) => ({
    meetingId: id,
    startsAt: new Date(start * 1000),
    skipped: movedTo === undefined,
    movedTo: movedTo === undefined ? null : new Date(movedTo * 1000),
    createdAt: new Date(now),
  }));
  if (changes.length > 0) await tx.insert(tables.occurrences).values(changes);
  return id;
}

export async function addPod(world: World, plan: PodPlan, membershipId: string): Promise<StoredPod> {
  const { tx, now } = world;
  const created = plan.schedule.unixTime * 1000;
  const createdAt = new Date(created);
  const [podId, channelId] = [v7(), v7()];
  const meetingId = await addMeeting(world, membershipId, plan.name, plan.link, plan.schedule);
  const people = [plan.leader, ...plan.participants].map((index): Speaker => {
    const { id: userId, firstName, timezone, joined } = itemAt(world.people, index);
    const since = Math.max(created, joined + DAY_MS);
    return { userId, firstName, timezone, since, ...(index === plan.drifting && { until: now - 30 * DAY_MS }) };
  });
  await tx.insert(tables.pods).values({
    id: podId,
    membershipId,
    name: plan.name,
    maxParticipants: plan.maxParticipants,
    meetingId,
    createdAt,
    ...(plan.assistant && { assistantUserId: itemAt(people, 1).userId }),
    ...(plan.assistant === 'confirmed' && {
      assistantConfirmedAt: new Date(Math.max(now - 30 * DAY_MS, itemAt(people, 1).since)),
      assistantLink: `${plan.link}-assistant`,
    }),
  });
  await tx.insert(tables.channels).values({ id: channelId, membershipId, podId, createdAt });
  await tx.insert(tables.podMembers).values(
    people.map(({ userId, since }, index) => ({
      podId,
      membershipId,
      userId,
      role: index === 0 ? ('leader' as const) : ('participant' as const),
      joinedAt: new Date(since),
    })),
  );
  return { ...plan, podId, membershipId, meetingId, channelId, people };
}

export async function addLeaderMeeting(world: World, membershipId: string) {
  const { tx, now } = world;
  const timezone = 'Europe/London';
  const created = now - 300 * DAY_MS;
  const schedule: Schedule = {
    unixTime: instantOfLocalTime(Math.floor(created / DAY_MS), { hour: 17, minute: 0, second: 0 }, timezone),
    timezone,
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Month',
    duration: 60,
    weekday: 'WEDNESDAY',
    weekInMonth: 'First',
  };
  const link = 'https://meet.example.com/leaders';
  const meetingId = await addMeeting(world, membershipId, 'Leader meeting', link, schedule);
  const createdAt = new Date(created);
  await tx.insert(tables.leaderPods).values({ membershipId, meetingId, createdAt });
  const channelId = v7();
  await tx.insert(tables.channels).values({ id: channelId, membershipId, createdAt });
  return { channelId, schedule };
}
