import { isStaff } from '../../domain/permissions';
import { scopeOf, type Access, type Caller, type HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { createPod } from './createPod';
import { deletePod } from './deletePod';
import { podFormation } from './waitlist/formationReads';
import { formPod } from './waitlist/formPod';
import { joinPod } from './join/joinPod';
import { joinWaitlist } from './waitlist/joinWaitlist';
import { leavePod } from './join/leavePod';
import { leaveWaitlist } from './waitlist/leaveWaitlist';
import { listPodOverview } from './lists/podOverview';
import { listPods } from './lists/listPods';
import { listWaitlists } from './waitlist/listWaitlists';
import { listPodMembers } from './lists/podPeople';
import { listMyPods, podSeenBy } from './reads';
import { placePodMember } from './join/placeInPod';
import { removePodMember } from './join/removePodMember';
import type { JoinRequest } from './request';
import { switchPod } from './join/switchPod';
import { updatePod } from './updatePod';
import { listMyWaitlists } from './waitlist/waitlistReads';

type PodOperation = 'listPods' | 'listPodOverview' | 'createPod' | 'listMyPods' | 'getPod' | 'updatePod' | 'deletePod';
type MemberOperation = 'joinPod' | 'leavePod' | 'switchPod' | 'listPodMembers' | 'placePodMember' | 'removePodMember';
type WaitlistOperation = 'joinWaitlist' | 'leaveWaitlist' | 'listWaitlists' | 'listPodWaitlist' | 'listMyWaitlists';
type FormationOperation = 'getPodFormation' | 'formPod';

const requestOf = ({
  params,
  access,
  caller,
}: {
  params: { id: string };
  access: Access;
  caller: Caller;
}): JoinRequest => ({
  membershipId: scopeOf(access).membershipId,
  podId: params.id,
  userId: caller.userId,
  isStaff: isStaff(access.relation),
});

export const podHandlers: HandlersOf<PodOperation | MemberOperation | WaitlistOperation | FormationOperation> = {
  listPods: async (call, context) => {
    const { params, query, caller } = call;
    const asked = { ...query, ...pageRequest(query), membershipId: params.id, readerId: caller.userId };
    return sendPage(call, await listPods(context, asked));
  },

  listPodOverview: async (call, context) => {
    const { params, query } = call;
    return sendPage(call, await listPodOverview(context, { ...query, ...pageRequest(query), membershipId: params.id }));
  },

  createPod: ({ access, caller, body }, context) => {
    const { relation } = access;
    return createPod(context, { ...scopeOf(access), relation, userId: caller.userId, input: body });
  },

  listMyPods: ({ caller }, context) => listMyPods(context, caller.userId),
  getPod: ({ params, caller }, context) => podSeenBy(context, params.id, caller.userId),

  updatePod: async (call, context) => {
    const request = requestOf(call);
    const { businessId } = scopeOf(call.access);
    await updatePod(context, { ...request, businessId, prefix: 'meeting.' }, call.body);
    return podSeenBy(context, request.podId, request.userId);
  },

  deletePod: async (call, context) => {
    await deletePod(context, requestOf(call));
    return { done: true };
  },

  joinPod: (call, context) => joinPod(context, requestOf(call)),

  leavePod: async (call, context) => {
    await leavePod(context, requestOf(call));
    return { done: true };
  },

  switchPod: ({ params, access, caller, body }, context) => {
    const { membershipId } = scopeOf(access);
    return switchPod(context, { membershipId, userId: caller.userId, fromPodId: params.id, toPodId: body.toPodId });
  },

  listPodMembers: ({ params, caller, access }, context) =>
    listPodMembers(context, params.id, caller.userId, access.relation),

  placePodMember: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    await placePodMember(context, { membershipId, podId: params.id, userId: params.participantId, by: caller });
    return { done: true };
  },

  removePodMember: async ({ params, access, caller }, context) => {
    const { membershipId } = scopeOf(access);
    const { id: podId, participantId } = params;
    await removePodMember(context, { membershipId, podId, participantId, by: caller });
    return { done: true };
  },

  joinWaitlist: (call, context) => joinWaitlist(context, requestOf(call), call.body),

  leaveWaitlist: async (call, context) => {
    await leaveWaitlist(context, requestOf(call));
    return { done: true };
  },

  listWaitlists: async (call, context) => {
    const { params, query, access, caller } = call;
    const onlyUserId = isStaff(access.relation) ? undefined : caller.userId;
    const asked = { membershipId: params.id, onlyUserId, q: query.q, ...pageRequest(query) };
    return sendPage(call, await listWaitlists(context, asked));
  },

  listPodWaitlist: async (call, context) => {
    const { params, query, access } = call;
    const { membershipId } = scopeOf(access);
    return sendPage(call, await listWaitlists(context, { membershipId, podId: params.id, ...pageRequest(query) }));
  },

  listMyWaitlists: ({ caller }, context) => listMyWaitlists(context, caller.userId),

  getPodFormation: ({ params }, context) => podFormation(context, params.id),

  formPod: ({ params, access, caller, body }, context) => {
    const { relation } = access;
    return formPod(context, { ...scopeOf(access), relation, podId: params.id, userId: caller.userId, input: body });
  },
};
