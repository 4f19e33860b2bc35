import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { zoomMeetings, type ZoomMeetings } from '../../meetings/testing/zoomMeetings';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { leaderTransfers, memberships, pods, users, waitlistEntries } from '../../platform/database/schema';
import type { Actor, TestAnswer } from '../actors';
import type { TestApp } from '../app';
import { makeCast, type Cast, type Role } from '../cast';
import type { TestUser } from '../factories';
import { recordPush, type RecordedPush } from '../fakes';

/**
 * The people with a role, people close to them who must not be notified, and people who appear only through the act.
 */
export type Name = Role | 'otherLeader' | 'leftPod' | 'leftMembership' | 'closed' | NameWithoutAccount;

export type NameWithoutAccount = 'newcomer' | 'newAddress' | 'operator';

export const OPERATOR_ADDRESS = 'operator@example.com';

interface ExternalFakes {
  push: RecordedPush;
  zoom: ZoomMeetings;
}

export const makeFakes = (): ExternalFakes => ({ push: recordPush(), zoom: zoomMeetings() });

export interface World extends Cast, ExternalFakes {
  test: TestApp;
  people: Cast['people'] & Record<Exclude<Name, NameWithoutAccount>, TestUser>;
  as: (name: Exclude<Name, NameWithoutAccount>) => Promise<Actor>;
  /** People with a lower id existed before this world. */
  since: string;
  newcomer: string;
  newAddress: string;
}

export function expectSuccess(answer: TestAnswer): TestAnswer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export async function makeWorld(test: TestApp, { push, zoom }: ExternalFakes): Promise<World> {
  const { make, app, clock } = test;
  const { db } = app.context.database;
  const since = v7();
  const cast = await makeCast(make, app.context.database, clock.now());
  const { pod, people } = cast;
  await db.delete(waitlistEntries).where(eq(waitlistEntries.podId, pod.id));
  await db.delete(leaderTransfers).where(eq(leaderTransfers.podId, pod.id));

  const [leftPod, leftMembership, closed] = [
    await make.participant(pod),
    await make.participant(pod),
    await make.participant(pod),
  ];
  const everybody = { ...people, otherLeader: cast.otherPod.leader as TestUser, leftPod, leftMembership, closed };
  await db
    .update(memberships)
    .set({ welcomeText: 'Come on in.', invitationText: 'Come and try it.' })
    .where(eq(memberships.id, cast.membership.id));
  const devices = Object.entries(everybody);
  for (const [name, person] of devices) {
    expectSuccess(
      await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput(`${name}-${person.id}`)),
    );
  }
  expectSuccess(await (await test.as(leftPod)).delete(`/v1/pods/${pod.id}/members`));
  expectSuccess(await (await test.as(leftMembership)).delete(`/v1/memberships/${cast.membership.id}/members`));
  await db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, closed.id));
  await db.update(pods).set({ maxParticipants: 4 }).where(eq(pods.id, pod.id));
  expectSuccess(
    await (
      await test.as(people.waitlisted)
    ).post(`/v1/pods/${pod.id}/waitlist`, { consentJoinNewPod: true, consentToBeNewPodLeader: false }),
  );
  zoom.answers = 'works';
  return {
    ...cast,
    test,
    push,
    zoom,
    since,
    people: everybody,
    as: (name) => test.as(everybody[name]),
    newcomer: `newcomer-${cast.membership.id}@example.com`,
    newAddress: `new-address-${cast.membership.id}@example.com`,
  };
}
