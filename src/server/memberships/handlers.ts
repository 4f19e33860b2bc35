import type { AppContext } from '../platform/context';
import type { Call, HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { lookUpInvite, membershipInfo, resetInviteLinks } from './invites';
import {
  presentFeatures,
  presentMembership,
  presentPlatformSettings,
  presentSettingsInForce,
  settingInForce,
} from './presenter';
import { invitesOf, lastActiveOf, membershipById, membershipsOfBusiness, membershipsOfPerson } from './reads';
import {
  createMembership,
  deleteMembership,
  membershipDeleteStatus,
  seenMembership,
  updateMembership,
} from './saveMembership';

type Operations =
  | 'createMembership'
  | 'listBusinessMemberships'
  | 'listMyMemberships'
  | 'getMembership'
  | 'updateMembership'
  | 'deleteMembership'
  | 'getMembershipDeleteStatus'
  | 'listMembershipSettings'
  | 'getMembershipSetting'
  | 'listMembershipFeatures'
  | 'listCustomButtons'
  | 'getPlatformSettings'
  | 'getMembershipInfo'
  | 'getInvite'
  | 'listMembershipInvites'
  | 'resetInviteLinks'
  | 'getLastActive';

async function rowOf({ params, caller }: Pick<Call<'getMembership'>, 'params' | 'caller'>, { database }: AppContext) {
  const row = await membershipById(database.db, caller.userId, params.id);
  if (!row) throw notFound();
  return row;
}

export const membershipHandlers: HandlersOf<Operations> = {
  createMembership: ({ params, body }, context) => createMembership(context, params.id, body),

  listBusinessMemberships: async ({ params, caller }, { database, config }) =>
    (await membershipsOfBusiness(database.db, caller.userId, params.id)).map((row) =>
      presentMembership(row, config.platformSettings),
    ),

  listMyMemberships: async ({ params, caller }, { database, config }) =>
    (await membershipsOfPerson(database.db, caller.userId, params.id)).map((row) =>
      presentMembership(row, config.platformSettings),
    ),

  getMembership: ({ params, caller }, context) => seenMembership(context, caller.userId, params.id),

  updateMembership: async ({ params, body, caller }, context) => {
    await updateMembership(context, params.id, body);
    return seenMembership(context, caller.userId, params.id);
  },

  deleteMembership: async ({ params }, context) => {
    await deleteMembership(context, params.id);
    return { done: true };
  },

  getMembershipDeleteStatus: ({ params }, context) => membershipDeleteStatus(context, params.id),

  listMembershipSettings: async (call, context) =>
    presentSettingsInForce(await rowOf(call, context), context.config.platformSettings),

  getMembershipSetting: async (call, context) =>
    settingInForce(await rowOf(call, context), call.params.name, context.config.platformSettings),

  listMembershipFeatures: async (call, context) => presentFeatures(await rowOf(call, context)),

  listCustomButtons: async (call, context) => (await rowOf(call, context)).customButtons,

  getPlatformSettings: async (_call, { config }) => presentPlatformSettings(config.platformSettings),

  getMembershipInfo: ({ params, query, access, request }, context) =>
    membershipInfo(context, {
      membershipId: params.id,
      userId: access.caller?.userId,
      code: query.code,
      ip: request.ip,
    }),

  getInvite: ({ params, request }, context) => lookUpInvite(context, params.code, request.ip),

  listMembershipInvites: ({ params }, { database }) => invitesOf(database.db, params.id),

  resetInviteLinks: ({ params }, context) => resetInviteLinks(context, params.id),

  getLastActive: ({ params }, { database }) => lastActiveOf(database.db, params.id),
};
