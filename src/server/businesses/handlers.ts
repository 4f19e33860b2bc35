import type { ZoomSettingsInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { originOf } from '../session';
import { businessesOf } from '../tenancy';
import { hasZoom, zoomSettingsOf } from '../meetings';
import { handOverBusiness } from './handOverBusiness';
import { openInvitations } from './invitation';
import { inviteAdmin } from './inviteAdmin';
import { declineInvitation, getPendingInvitation, invitationTerms } from './pendingInvitation';
import { presentBusiness, presentZoom } from './presenter';
import { registerBusinessAdmin } from './registerAdmin';
import { registerBusiness } from './registerBusiness';
import { removeAdmin } from './removeAdmin';
import { saveZoom } from './saveZoom';
import { setStaffTwoFactor } from './setStaffTwoFactor';
import { adminsOf } from './reads';
import { updateBusiness } from './updateBusiness';
import { withdrawInvitation } from './withdrawInvitation';

type Operations =
  | 'listMyBusinesses'
  | 'registerBusiness'
  | 'updateBusiness'
  | 'setStaffTwoFactor'
  | 'inviteAdmin'
  | 'listAdminInvitations'
  | 'withdrawAdminInvitation'
  | 'listBusinessAdmins'
  | 'removeBusinessAdmin'
  | 'handOverBusiness'
  | 'registerBusinessAdmin'
  | 'getPendingAdminInvitation'
  | 'getAdminInvitationTerms'
  | 'declineAdminInvitation'
  | 'getZoomSettings'
  | 'replaceZoomSettings'
  | 'saveZoomSettings'
  | 'getZoomSupported';

interface ZoomCall {
  params: { id: string };
  body: ZoomSettingsInput;
}

const saveZoomSettings = ({ params, body }: ZoomCall, context: AppContext) => saveZoom(context, params.id, body);

export const businessHandlers: HandlersOf<Operations> = {
  listMyBusinesses: async ({ caller }, { database }) =>
    (await businessesOf(database.db, caller.userId)).map(presentBusiness),

  registerBusiness: async ({ body, request, reply }, context) => {
    reply.header('set-cookie', await registerBusiness(context, body, originOf(request)));
    return { done: true };
  },

  updateBusiness: ({ params, access, body }, context) =>
    updateBusiness(context, params.id, body, access.relation.staffRole ?? null),

  setStaffTwoFactor: ({ params, caller, body }, context) =>
    setStaffTwoFactor(context, params.id, caller.userId, body.required),

  inviteAdmin: async ({ params, caller, body }, context) => {
    await inviteAdmin(context, params.id, caller.userId, body);
    return { done: true };
  },

  listAdminInvitations: ({ params }, { database, clock }) => openInvitations(database.db, params.id, clock.now()),

  withdrawAdminInvitation: async ({ params }, context) => {
    await withdrawInvitation(context, params.id, params.invitationId);
    return { done: true };
  },

  listBusinessAdmins: ({ params }, { database }) => adminsOf(database.db, params.id),

  removeBusinessAdmin: async ({ params }, context) => {
    await removeAdmin(context, params.id, params.adminId);
    return { done: true };
  },

  handOverBusiness: async ({ params, caller, body }, context) => {
    await handOverBusiness(context, caller, { businessId: params.id, ...body });
    return { done: true };
  },

  registerBusinessAdmin: async ({ body, access, request, reply }, context) => {
    const { token, session } = await registerBusinessAdmin(context, body, access.caller, originOf(request));
    reply.header('authorization', `Bearer ${token}`);
    return session;
  },

  getPendingAdminInvitation: ({ params, request }, context) => getPendingInvitation(context, params.code, request.ip),

  getAdminInvitationTerms: ({ params, request }, context) => invitationTerms(context, params.code, request.ip),

  declineAdminInvitation: async ({ params, request }, context) => {
    await declineInvitation(context, params.code, request.ip);
    return { done: true };
  },

  getZoomSettings: async ({ params }, { database }) => presentZoom(await zoomSettingsOf(database.db, params.id)),
  replaceZoomSettings: saveZoomSettings,
  saveZoomSettings,

  getZoomSupported: async ({ params }, { database }) => {
    if (!(await hasZoom(database.db, params.id))) throw notFound();
    return { supported: true };
  },
};
