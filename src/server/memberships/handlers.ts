import type { Membership } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Caller, HandlersOf } from '../platform/http/call';
import { pageRequest, sendPage } from '../platform/http/pages';
import { createMembership } from './createMembership';
import { deleteMembership } from './deleteMembership';
import { getMembership } from './getMembership';
import { getLastActive } from './getLastActive';
import type { MembershipRow } from './membershipRow';
import { ownWordsOf, saveOwnWords } from './ownWords';
import {
  presentFeatures,
  presentMembership,
  presentPlatformSettings,
  presentSettingInForce,
  presentSettingsInForce,
} from './presenter';
import { deleteStatusOf, loadMembership, membershipsOfBusiness, membershipsOfPerson } from './reads';
import { putSetUpAway } from './putSetUpAway';
import { staffTasksOf } from './staffTasks';
import { updateMembership } from './updateMembership';

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
  | 'getOwnWords'
  | 'saveOwnWords'
  | 'getPlatformSettings'
  | 'getLastActive'
  | 'listStaffTasks'
  | 'putSetUpAway';

const rowOf = ({ params, caller }: { params: { id: string }; caller: Caller }, { database }: AppContext) =>
  loadMembership(database.db, caller.userId, params.id);

const presentAll = (rows: MembershipRow[], { config }: AppContext): Membership[] =>
  rows.map((row) => presentMembership(row, config.platformSettings));

export const membershipHandlers: HandlersOf<Operations> = {
  createMembership: ({ params, body }, context) => createMembership(context, params.id, body),

  listBusinessMemberships: async ({ params, caller }, context) =>
    presentAll(await membershipsOfBusiness(context.database.db, caller.userId, params.id), context),

  listMyMemberships: async ({ params, caller }, context) =>
    presentAll(await membershipsOfPerson(context.database.db, caller.userId, params.id), context),

  getMembership: ({ params, caller }, context) => getMembership(context, caller.userId, params.id),

  updateMembership: ({ params, body, caller }, context) =>
    updateMembership(context, { membershipId: params.id, userId: caller.userId }, body),

  deleteMembership: async ({ params }, context) => {
    await deleteMembership(context, params.id);
    return { done: true };
  },

  getMembershipDeleteStatus: ({ params }, { database }) => deleteStatusOf(database.db, params.id),

  listMembershipSettings: async (call, context) =>
    presentSettingsInForce(await rowOf(call, context), context.config.platformSettings),

  getMembershipSetting: async (call, context) =>
    presentSettingInForce(await rowOf(call, context), call.params.name, context.config.platformSettings),

  listMembershipFeatures: async (call, context) => presentFeatures(await rowOf(call, context)),

  listCustomButtons: async (call, context) => (await rowOf(call, context)).customButtons,

  getOwnWords: ({ params }, { database }) => ownWordsOf(database.db, params.id),

  saveOwnWords: ({ params, body }, context) => saveOwnWords(context, params.id, body),

  getPlatformSettings: async (_call, { config }) => presentPlatformSettings(config.platformSettings),

  getLastActive: async (call, context) => {
    const { params, query } = call;
    const page = await getLastActive(context, { ...pageRequest(query), membershipId: params.id });
    return Object.fromEntries(sendPage(call, page));
  },

  listStaffTasks: ({ params, caller }, { database, clock }) =>
    staffTasksOf(database.db, { businessId: params.id, userId: caller.userId, now: clock.now() }),

  putSetUpAway: async ({ params, caller }, context) => {
    await putSetUpAway(context, params.id, caller.userId);
    return { done: true };
  },
};
