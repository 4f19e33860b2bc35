import { isStaff } from '../../domain/permissions';
import { scopeOf, type Call, type HandlersOf } from '../platform/http/call';
import { join, joinWaitlist, leaveWaitlist, type Joining } from './join';
import { leave, remove } from './leave';
import { podSeenBy } from './lists';
import { presentPodMember } from './presenter';
import { peopleOfPod } from './reads';
import { switchPods } from './switchPod';
import { listMyWaitlists, listWaitlists, waitlistEntryOf } from './waitlistReads';

export type PlaceOperation =
  | 'joinPod'
  | 'leavePod'
  | 'switchPod'
  | 'listPodMembers'
  | 'removePodMember'
  | 'joinWaitlist'
  | 'leaveWaitlist'
  | 'listWaitlists'
  | 'listMyWaitlists';

/** The caller before the pod of the path. */
const joiningOf = ({ params, access, caller }: Pick<Call<'joinPod'>, 'params' | 'access' | 'caller'>): Joining => ({
  membershipId: scopeOf(access).membershipId,
  podId: params.id,
  userId: caller.userId,
  isStaff: isStaff(access.relation),
});

export const placeHandlers: HandlersOf<PlaceOperation> = {
  joinPod: async (call, context) => {
    const place = await context.act((act) => join(act, context, joiningOf(call)));
    return { ...place, pod: await podSeenBy(context, call.params.id, call.caller.userId) };
  },

  leavePod: async (call, context) => {
    await context.act((act) => leave(act, context, joiningOf(call)));
    return { done: true };
  },

  switchPod: async ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    const { userId } = caller;
    const switching = { membershipId, userId, fromPodId: params.id, toPodId: body.toPodId };
    await context.act((act) => switchPods(act, context, switching));
    return podSeenBy(context, body.toPodId, userId);
  },

  listPodMembers: async ({ params }, { database }) => {
    const people = await peopleOfPod(database.db, params.id);
    return people.map(presentPodMember);
  },

  removePodMember: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    const removal = { membershipId, podId: params.id, participantId: params.participantId, by: caller.userId };
    await context.act((act) => remove(act, context, removal));
    return { done: true };
  },

  joinWaitlist: async (call, context) => {
    await context.act((act) => joinWaitlist(act, context, joiningOf(call), call.body));
    return waitlistEntryOf(context, call.params.id, call.caller.userId);
  },

  leaveWaitlist: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await context.act((act) => leaveWaitlist(act, { membershipId, podId: params.id, userId: caller.userId }));
    return { done: true };
  },

  listWaitlists: ({ params, access, caller }, context) =>
    listWaitlists(context, params.id, isStaff(access.relation) ? undefined : caller.userId),

  listMyWaitlists: ({ caller }, context) => listMyWaitlists(context, caller.userId),
};
