import type { MissedMessagesFrequency } from '../../../domain/notifications/digestDue';
import { MISSED_MESSAGE_FREQUENCIES } from '../../../domain/notifications/settings';
import { seededRandom, type Random } from '../../demo/random';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { DigestModel, type ModelChannel, type ModelPerson } from './digestModel';

export const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface SimulatedAct {
  /** Epoch milliseconds. */
  at: number;
  what: 'talk' | 'read' | 'unread' | 'choose' | 'move' | 'disable' | 'enable' | 'leave' | 'mute' | 'unmute';
}

const COUNTS: Record<SimulatedAct['what'], number> = {
  talk: 90,
  read: 110,
  unread: 30,
  choose: 30,
  move: 12,
  disable: 10,
  enable: 10,
  leave: 4,
  mute: 25,
  unmute: 20,
};

export function simulatedActsOf(random: Random, start: number, days: number): SimulatedAct[] {
  return Object.entries(COUNTS)
    .flatMap(([what, count]) =>
      Array.from({ length: count }, (): SimulatedAct => ({
        what: what as SimulatedAct['what'],
        at: start + random.integer(0, days * DAY),
      })),
    )
    .sort((a, b) => a.at - b.at);
}

export async function makeCommunity(test: TestApp, seed: number) {
  const { make } = test;
  const random = seededRandom(seed);
  const people: TestUser[] = [];
  const model = new Map<string, ModelPerson>();
  for (let index = 0; index < 50; index++) {
    const zone = ZONES[index % ZONES.length] ?? 'UTC';
    const user = await make.user({ timezone: zone, firstName: `First${index}` });
    people.push(user);
    const { id, email, firstName } = user;
    const frequency: MissedMessagesFrequency = MISSED_MESSAGE_FREQUENCIES[index % 8] ?? 'HOURLY';
    model.set(id, {
      id,
      email,
      firstName,
      zone,
      frequency,
      showPreviews: true,
      read: new Map(),
      digestedIds: new Set(),
      muted: new Set(),
    });
  }
  const channels: ModelChannel[] = [];
  const pods: TestPod[] = [];

  async function membershipOf(members: TestUser[], podCount: number, name: string) {
    const [owner, ...others] = members as [TestUser, ...TestUser[]];
    const membership = await make.membership({ business: await make.business({ owner }), name });
    const leaders = others.slice(0, podCount);
    const made = [];
    for (const [index, leader] of leaders.entries()) {
      await make.member(membership, { user: leader, leaderStatus: 'SIGNED_OFF' });
      const pod = await make.pod({ membership, leader, name: `${name} pod ${index}`, maxParticipants: 20 });
      made.push(pod);
      channels.push({ id: pod.channelId, name: pod.name, people: new Set([leader.id]), messages: [] });
    }
    for (const [index, person] of others.slice(podCount).entries()) {
      const pod = made[index % podCount] as TestPod;
      await make.participant(pod, await make.member(membership, { user: person }));
      channels.find(({ id }) => id === pod.channelId)?.people.add(person.id);
    }
    const { rows } = await test.app.context.database.pool.query<{ id: string }>(
      'select id from channels where membership_id = $1 and pod_id is null',
      [membership.id],
    );
    const staff = new Set([owner, ...leaders].map(({ id }) => id));
    channels.push({ id: rows[0]?.id ?? '', name: `${name} Leaders`, people: staff, messages: [] });
    pods.push(...made);
    return membership;
  }

  const first = await membershipOf(people, 6, 'Alpha');
  await membershipOf([...people].reverse().slice(0, 26), 3, 'Beta');
  return { random, people, pods, first, model: new DigestModel(model, channels) };
}

export type Community = Awaited<ReturnType<typeof makeCommunity>>;
