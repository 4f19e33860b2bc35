import { eq, sql } from 'drizzle-orm';
import { meetings, members } from '../../platform/database/schema';
import { MIN_BULK_TO_TELL } from '../../../domain/bulk/kinds';
import { makeManyMembers } from '../../members/testing/lists';
import { PASSWORD } from '../factories';
import { runBulkActions } from '../../bulk/testing/runBulkActions';
import { IN_POD, RUNNERS, STAFF, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };

export const weekly = ({ test }: World) => ({
  unixTime: Math.floor(test.clock.now().getTime() / 1000) + 7 * 86_400,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/new',
});

const join = (name: 'leftPod') => async (world: World) =>
  expectSuccess(await (await world.as(name)).post(`/v1/pods/${world.pod.id}/join`));

const seat = async (world: World) =>
  expectSuccess(await (await world.as('leader')).patch(`/v1/pods/${world.pod.id}`, { maxParticipants: 6 }));

/** Empties the waitlist, so that a seat stays free. */
const leaveWaitlist = async (world: World) =>
  expectSuccess(await (await world.as('waitlisted')).delete(`/v1/pods/${world.pod.id}/waitlist`));

const removeFromPod = async (world: World, by: 'leader' | 'owner') =>
  expectSuccess(await (await world.as(by)).delete(`/v1/pods/${world.pod.id}/members/${world.people.participant.id}`));

const fillWaitlist = async ({ test, pod, membership }: World, howMany: number) => {
  for (let index = 0; index < howMany; index++) {
    const person = await test.make.member(membership);
    expectSuccess(await (await test.as(person)).post(`/v1/pods/${pod.id}/waitlist`, consents));
  }
};

const addPod = async (world: World, given: object = {}) => {
  const body = { name: 'New pod', meeting: weekly(world), ...given };
  return expectSuccess(await (await world.as('owner')).post(`/v1/memberships/${world.membership.id}/pods`, body));
};

export const formPod = async (world: World) => {
  const { leftPod, waitlisted } = world.people;
  const people = { leaderId: leftPod.id, participantIds: [waitlisted.id] };
  const body = { name: 'New pod', maxParticipants: 8, meeting: weekly(world), ...people };
  return expectSuccess(await (await world.as('owner')).post(`/v1/pods/${world.pod.id}/form-pod`, body));
};

export const joinWaitlistToLead = async (world: World) => {
  const willing = { consentJoinNewPod: false, consentToBeNewPodLeader: true };
  return expectSuccess(await (await world.as('leftPod')).post(`/v1/pods/${world.pod.id}/waitlist`, willing));
};

const wantsNewPods = ({ test, people }: World) =>
  test.app.context.database.db
    .update(members)
    .set({ contactWhenNewPod: true })
    .where(eq(members.userId, people.disabled.id));

const removeAll = async (world: World) => {
  const asOwner = await world.as('owner');
  const inPod = ['assistant', 'participant', 'disabled', 'closed'] as const;
  for (const name of inPod) await asOwner.delete(`/v1/pods/${world.pod.id}/members/${world.people[name].id}`);
};

const emptyPod = async (world: World) => {
  await leaveWaitlist(world);
  await removeAll(world);
};

/** Pauses the pod from yesterday for a month, so that nobody takes the free seats. */
const pause = ({ test, pod }: World) => {
  const day = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000);
  return test.app.context.database.db
    .update(meetings)
    .set({ pausedFrom: day(-1), pausedTo: day(30) })
    .where(sql`id = (select meeting_id from pods where id = ${pod.id})`);
};

export const podRows: CatalogueRow[] = [
  {
    act: 'a member joins a pod',
    given: async (world) => {
      await leaveWaitlist(world);
      await seat(world);
    },
    does: join('leftPod'),
    listed: { 'pod-joined': RUNNERS },
    mailed: { meeting: ['leftPod'] },
  },
  {
    act: 'a member joins the waitlist of a full pod',
    does: async (world) =>
      expectSuccess(await (await world.as('leftPod')).post(`/v1/pods/${world.pod.id}/waitlist`, consents)),
    mailed: { 'waitlist-joined': ['leftPod'] },
  },
  {
    act: 'a participant leaves a pod that somebody waits for',
    does: async (world) =>
      expectSuccess(await (await world.as('participant')).delete(`/v1/pods/${world.pod.id}/members`)),
    listed: { 'pod-left': RUNNERS, 'pod-joined': RUNNERS, promoted: ['waitlisted'] },
    mailed: { meeting: ['participant', 'waitlisted'] },
  },
  {
    act: 'a participant moves to another pod',
    given: leaveWaitlist,
    does: async (world) =>
      expectSuccess(
        await (await world.as('participant')).post(`/v1/pods/${world.pod.id}/switch`, { toPodId: world.otherPod.id }),
      ),
    listed: { 'pod-left': RUNNERS, 'pod-joined': ['otherLeader'] },
    mailed: { meeting: ['participant', 'participant'] },
  },
  {
    act: 'staff put a member into a pod',
    given: leaveWaitlist,
    does: async (world) =>
      expectSuccess(
        await (await world.as('owner')).put(`/v1/pods/${world.otherPod.id}/members/${world.people.leftPod.id}`),
      ),
    listed: { 'pod-joined': ['otherLeader'], 'placed-in-pod': ['leftPod'] },
    mailed: { meeting: ['leftPod'] },
  },
  {
    act: 'staff move a participant to another pod',
    given: leaveWaitlist,
    does: async (world) =>
      expectSuccess(
        await (await world.as('owner')).put(`/v1/pods/${world.otherPod.id}/members/${world.people.participant.id}`),
      ),
    listed: { 'pod-left': RUNNERS, 'pod-joined': ['otherLeader'], 'placed-in-pod': ['participant'] },
    mailed: { meeting: ['participant', 'participant'] },
  },
  {
    act: 'a bulk action ends',
    given: async ({ test, membership }) => void (await makeManyMembers(test, membership, MIN_BULK_TO_TELL)),
    does: async (world) => {
      const url = `/v1/memberships/${world.membership.id}/bulk-actions`;
      const body = { kind: 'ENABLE_MEMBERS', matching: { withoutPod: true } };
      expectSuccess(await (await world.as('admin')).post(url, body));
      await runBulkActions(world.test);
    },
    listed: { 'bulk-finished': ['admin'] },
  },
  {
    act: 'the leader removes a participant',
    given: leaveWaitlist,
    does: (world) => removeFromPod(world, 'leader'),
    listed: { 'pod-left': ['assistant'], 'removed-from-pod': ['participant'] },
    mailed: { meeting: ['participant'] },
  },
  {
    act: 'staff remove a participant',
    given: leaveWaitlist,
    does: (world) => removeFromPod(world, 'owner'),
    listed: { 'pod-left': RUNNERS, 'removed-from-pod': ['participant'] },
    mailed: { meeting: ['participant'] },
  },
  {
    act: 'staff remove a member of a pod from the membership',
    given: leaveWaitlist,
    does: async (world) =>
      expectSuccess(
        await (await world.as('owner')).delete(`/v1/memberships/${world.membership.id}/members/${world.ids.members}`),
      ),
    listed: { 'pod-left': RUNNERS },
    mailed: { 'member-removed': ['participant'], meeting: ['participant'] },
  },
  {
    act: 'staff disable a member of a pod',
    does: async (world) =>
      expectSuccess(
        await (
          await world.as('owner')
        ).post(`/v1/memberships/${world.membership.id}/members/${world.ids.members}/disable`, {}),
      ),
    mailed: { meeting: ['participant'] },
  },
  {
    act: 'a participant deletes their account',
    given: leaveWaitlist,
    does: async (world) =>
      expectSuccess(await (await world.as('participant')).delete('/v1/users/my-user', { password: PASSWORD })),
    listed: { 'pod-left': RUNNERS },
    mailed: { 'account-deleted': ['participant'], 'steps-record': ['participant'], meeting: ['participant'] },
  },
  {
    act: 'the fourth comes to a waitlist',
    given: (world) => fillWaitlist(world, 2),
    does: async (world) =>
      expectSuccess(await (await world.as('leftPod')).post(`/v1/pods/${world.pod.id}/waitlist`, consents)),
    listed: { 'waitlist-four': STAFF },
    mailed: { 'waitlist-four': STAFF, 'waitlist-joined': ['leftPod'] },
  },
  {
    act: 'staff add a pod that somebody else leads, and that people look for',
    given: async (world) => {
      await wantsNewPods(world);
      expectSuccess(
        await (
          await world.as('owner')
        ).put(`/v1/memberships/${world.membership.id}/members/${world.ids.members}/leader-status`, {
          status: 'SIGNED_OFF',
        }),
      );
    },
    does: (world) => addPod(world, { leaderId: world.people.participant.id }),
    listed: { 'pod-created': ['participant'], 'pod-with-seats': ['waitlisted'] },
    mailed: { 'pod-with-seats': ['waitlisted'], meeting: ['participant'] },
  },
  {
    act: 'staff form a pod of a waitlist, led by somebody on it',
    given: async (world) => {
      await fillWaitlist(world, 1);
      await joinWaitlistToLead(world);
    },
    does: formPod,
    listed: { 'leader-approved': ['leftPod'], 'pod-created': ['leftPod'], 'pod-formed': ['waitlisted'] },
    mailed: { 'leader-approved': ['leftPod'], meeting: ['leftPod', 'leftPod', 'waitlisted'] },
  },
  {
    act: 'staff delete a pod that only its leader is in',
    given: emptyPod,
    does: async (world) => expectSuccess(await (await world.as('owner')).delete(`/v1/pods/${world.pod.id}`)),
    listed: { 'pod-deleted': ['leader'] },
    mailed: { 'steps-record': ['leader'], meeting: ['leader'] },
  },
  {
    act: 'staff delete a paused pod that somebody, and they themselves, wait for',
    given: async (world) => {
      await world.test.make.member(world.membership, { user: world.people.owner });
      expectSuccess(await (await world.as('owner')).post(`/v1/pods/${world.pod.id}/waitlist`, consents));
      await pause(world);
      await removeAll(world);
    },
    does: async (world) => expectSuccess(await (await world.as('owner')).delete(`/v1/pods/${world.pod.id}`)),
    listed: { 'pod-deleted': ['leader'], 'meeting-cancelled': ['waitlisted'] },
    mailed: { 'steps-record': ['leader'], meeting: ['leader'] },
  },
  {
    act: 'a pod gets another name',
    does: async (world) =>
      expectSuccess(await (await world.as('leader')).patch(`/v1/pods/${world.pod.id}`, { name: 'Larks' })),
    mailed: { meeting: [...IN_POD] },
  },
];
