import { and, eq } from 'drizzle-orm';
import type { Random } from '../../demo/random';
import type { App } from '../../app';
import { members, podMembers, pods } from '../../platform/database/schema';
import { makeActor, signIn, type Actor } from '../actors';
import { makeFactories, type Factories, type TestMembership, type TestUser } from '../factories';

export interface Racer {
  user: TestUser;
  as: Actor;
}

/** The largest number of people a pod may have had, according to the responses. */
interface Limit {
  largest: number;
  /** Demoted leaders who stayed, each in an extra seat. */
  stayed: number;
}

export interface World {
  app: App;
  make: Factories;
  membership: TestMembership;
  staff: Actor;
  racers: Racer[];
  limits: Map<string, Limit>;
  podIds: () => Promise<string[]>;
  podOf: (user: TestUser, role: 'leader' | 'participant') => Promise<string | undefined>;
  podToAssist: (user: TestUser) => Promise<string | undefined>;
  memberIdOf: (user: TestUser) => Promise<string | undefined>;
  newRacer: () => Promise<Racer>;
}

const PODS = 5;

export async function makeWorld(app: App, people: number, random: Random): Promise<World> {
  const { database, clock } = app.context;
  const { db } = database;
  const make = makeFactories(database, clock);
  const membership = await make.membership();
  const signedIn = async (user: TestUser): Promise<Racer> => ({ user, as: makeActor(app, await signIn(app, user.id)) });
  const newRacer = async () => signedIn(await make.member(membership));
  const racers: Racer[] = [];
  const limits: World['limits'] = new Map();
  for (let count = 0; count < PODS; count += 1) {
    const leader = await make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const maxParticipants = random.integer(1, 4);
    const { id } = await make.pod({ membership, leader, maxParticipants });
    limits.set(id, { largest: maxParticipants, stayed: 0 });
    racers.push(await signedIn(leader));
  }
  while (racers.length < people) racers.push(await newRacer());
  return {
    app,
    make,
    membership,
    staff: makeActor(app, await signIn(app, membership.business.owner.id)),
    racers,
    limits,
    newRacer,
    podIds: async () => {
      const rows = await db.select({ id: pods.id }).from(pods).where(eq(pods.membershipId, membership.id));
      return rows.map(({ id }) => id);
    },
    podOf: async ({ id: userId }, role) => {
      const isIn = and(
        eq(podMembers.membershipId, membership.id),
        eq(podMembers.userId, userId),
        eq(podMembers.role, role),
      );
      const [row] = await db.select({ podId: podMembers.podId }).from(podMembers).where(isIn);
      return row?.podId;
    },
    podToAssist: async ({ id: userId }) => {
      const isAsked = and(eq(pods.membershipId, membership.id), eq(pods.assistantUserId, userId));
      const [row] = await db.select({ id: pods.id }).from(pods).where(isAsked);
      return row?.id;
    },
    memberIdOf: async ({ id: userId }) => {
      const isThis = and(eq(members.membershipId, membership.id), eq(members.userId, userId));
      const [row] = await db.select({ id: members.id }).from(members).where(isThis);
      return row?.id;
    },
  };
}
