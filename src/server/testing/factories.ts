import { hashSync } from '@node-rs/argon2';
import { v7 } from 'uuid';
import type { LeaderStatus } from '../../domain/leadership/status';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/client';
import * as tables from '../platform/database/schema';
import { PASSWORD_COST } from '../platform/passwordCost';

export const PASSWORD = 'Tiny-Step-1';

export interface TestUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}
export interface TestBusiness {
  id: string;
  name: string;
  owner: TestUser;
}
export interface TestMembership {
  id: string;
  name: string;
  business: TestBusiness;
  leaderCode: string;
  participantCode: string;
}
export interface TestMember extends TestUser {
  memberId: string;
}
export interface TestPod {
  id: string;
  name: string;
  membership: TestMembership;
  meetingId: string;
  channelId: string;
  leader: TestUser | undefined;
}

const firstNames = ['Anna', 'Bashir', 'Chloé', 'Dmitri', 'Eun-ji', 'Fatima', 'Gareth', 'Hana', 'Ines', 'Jomo'];

const numbers = new WeakMap<Database, number>();

/**
 * Creates rows with their parents; every value can be overridden. Time comes from the app's clock. Names and addresses
 * are numbered per database, so that they don't depend on earlier files of the worker. A database that is opened again
 * continues after `after`.
 */
export function makeFactories(database: Database, clock: Clock, passwordCost = PASSWORD_COST, after = 0) {
  const { db } = database;
  const next = () => {
    const number = (numbers.get(database) ?? after) + 1;
    numbers.set(database, number);
    return number;
  };
  const passwordHash = hashSync(PASSWORD, passwordCost);

  async function user(given: Partial<typeof tables.users.$inferInsert> = {}): Promise<TestUser> {
    const number = next();
    const row = {
      id: v7(),
      email: `person${number}@example.com`,
      firstName: firstNames[number % firstNames.length] ?? 'Anna',
      lastName: `Person ${number}`,
      timezone: 'Europe/London',
      passwordHash,
      verifiedAt: clock.now(),
      createdAt: clock.now(),
      ...given,
    };
    await db.insert(tables.users).values(row);
    return { id: row.id, email: row.email, firstName: row.firstName, lastName: row.lastName };
  }

  async function business(given: { owner?: TestUser; name?: string } = {}): Promise<TestBusiness> {
    const owner = given.owner ?? (await user());
    const row = { id: v7(), name: given.name ?? `Business ${next()}`, createdAt: clock.now(), approvedAt: clock.now() };
    await db.insert(tables.businesses).values(row);
    await db
      .insert(tables.businessStaff)
      .values({ businessId: row.id, userId: owner.id, role: 'owner', createdAt: clock.now() });
    return { id: row.id, name: row.name, owner };
  }

  async function admin(of: TestBusiness, given?: TestUser): Promise<TestUser> {
    const person = given ?? (await user());
    await db
      .insert(tables.businessStaff)
      .values({ businessId: of.id, userId: person.id, role: 'admin', createdAt: clock.now() });
    return person;
  }

  async function membership(given: { business?: TestBusiness; name?: string } = {}): Promise<TestMembership> {
    const parent = given.business ?? (await business());
    const id = v7();
    const name = given.name ?? `Membership ${next()}`;
    const [leaderCode, participantCode] = [`leader-code-${next()}-${id}`, `participant-code-${next()}-${id}`];
    await db
      .insert(tables.memberships)
      .values({ id, businessId: parent.id, name, supportEmail: 'support@example.com', createdAt: clock.now() });
    await db.insert(tables.membershipInvites).values([
      { membershipId: id, role: 'Leader', code: leaderCode },
      { membershipId: id, role: 'Participant', code: participantCode },
    ]);
    await db.insert(tables.channels).values({ membershipId: id, createdAt: clock.now() });
    return { id, name, business: parent, leaderCode, participantCode };
  }

  async function member(
    of: TestMembership,
    given: { user?: TestUser; leaderStatus?: LeaderStatus; disabled?: boolean } = {},
  ): Promise<TestMember> {
    const person = given.user ?? (await user());
    const memberId = v7();
    await db.insert(tables.members).values({
      id: memberId,
      membershipId: of.id,
      userId: person.id,
      joinedAt: clock.now(),
      leaderStatus: given.leaderStatus ?? 'NONE',
      disabledAt: given.disabled ? clock.now() : null,
    });
    return { ...person, memberId };
  }

  async function place(in_: TestPod, person: TestUser, role: 'leader' | 'participant'): Promise<void> {
    await db
      .insert(tables.podMembers)
      .values({ podId: in_.id, membershipId: in_.membership.id, userId: person.id, role, joinedAt: clock.now() });
    await db.insert(tables.nextTinySteps).values({
      userId: person.id,
      podId: in_.id,
      podName: in_.name,
      membershipId: in_.membership.id,
      createdAt: clock.now(),
    });
  }

  /** A pod that meets weekly for an hour, Tuesdays 19:00 in London, with a new SIGNED_OFF leader. */
  async function pod(
    given: {
      membership?: TestMembership;
      leader?: TestUser | null;
      name?: string;
      maxParticipants?: number;
      meeting?: Partial<typeof tables.meetings.$inferInsert>;
    } = {},
  ): Promise<TestPod> {
    const parent = given.membership ?? (await membership());
    const [id, meetingId, channelId] = [v7(), v7(), v7()];
    const name = given.name ?? `Pod ${next()}`;
    await db.insert(tables.meetings).values({
      id: meetingId,
      membershipId: parent.id,
      name,
      timezone: 'Europe/London',
      startsAt: new Date('2026-01-06T19:00:00Z'),
      recurring: true,
      frequency: 1,
      frequencyPeriod: 'Week',
      durationMinutes: 60,
      weekday: 'TUESDAY',
      link: 'https://meet.example.com/pod',
      checkAt: clock.now(),
      createdAt: clock.now(),
      ...given.meeting,
    });
    await db.insert(tables.pods).values({
      id,
      membershipId: parent.id,
      name,
      maxParticipants: given.maxParticipants ?? 8,
      meetingId,
      createdAt: clock.now(),
    });
    await db
      .insert(tables.channels)
      .values({ id: channelId, membershipId: parent.id, podId: id, createdAt: clock.now() });
    const made: TestPod = { id, name, membership: parent, meetingId, channelId, leader: undefined };
    if (given.leader === null) return made;
    const leader = given.leader ?? (await member(parent, { leaderStatus: 'SIGNED_OFF' }));
    await place(made, leader, 'leader');
    return { ...made, leader };
  }

  async function participant(in_: TestPod, given?: TestUser): Promise<TestUser> {
    const person = given ?? (await member(in_.membership));
    await place(in_, person, 'participant');
    return person;
  }

  return { user, business, admin, membership, member, pod, participant };
}

export type Factories = ReturnType<typeof makeFactories>;
