import { eq } from 'drizzle-orm';
import type { ZoomSettingsInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { businesses } from '../platform/database/schema';
import type { HandlersOf } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { register } from '../session';
import { registerBusinessAdmin } from './registerAdmin';
import { inviteAdmin, removeAdmin } from './admins';
import { presentBusiness, presentZoom } from './presenter';
import { adminsOf, businessesOf, zoomSettingsOf } from './reads';
import { saveZoom } from './saveZoom';

type Operations =
  | 'listMyBusinesses'
  | 'registerBusiness'
  | 'updateBusiness'
  | 'inviteAdmin'
  | 'listBusinessAdmins'
  | 'removeBusinessAdmin'
  | 'registerBusinessAdmin'
  | 'getZoomSettings'
  | 'replaceZoomSettings'
  | 'saveZoomSettings'
  | 'getZoomSupported';

interface ZoomCall {
  params: { id: string };
  caller: { userId: string };
  body: ZoomSettingsInput;
}

const saveZoomOf = ({ params, caller, body }: ZoomCall, context: AppContext) =>
  saveZoom(context, params.id, caller.userId, body);

export const businessHandlers: HandlersOf<Operations> = {
  listMyBusinesses: async ({ caller }, { database }) =>
    (await businessesOf(database.db, caller.userId)).map(presentBusiness),

  registerBusiness: async ({ body: { businessName, ...person }, request }, context) => {
    await register(context, {
      person,
      purpose: { then: 'business', businessName: businessName.trim() },
      ip: request.ip,
    });
    return { done: true };
  },

  updateBusiness: async ({ params, access, body }, { database }) => {
    const name = body.name.trim();
    const [row] = await database.db
      .update(businesses)
      .set({ name })
      .where(eq(businesses.id, params.id))
      .returning({ id: businesses.id, name: businesses.name });
    if (!row) throw notFound();
    return presentBusiness({ ...row, role: access.relation.staffRole ?? null });
  },

  inviteAdmin: async ({ params, caller, body }, context) => {
    await inviteAdmin(context, params.id, caller.userId, body);
    return { done: true };
  },

  listBusinessAdmins: ({ params }, { database }) => adminsOf(database.db, params.id),

  removeBusinessAdmin: async ({ params }, context) => {
    await removeAdmin(context, params.id, params.adminId);
    return { done: true };
  },

  registerBusinessAdmin: async ({ body, access, request, reply }, context) => {
    const { token, session } = await registerBusinessAdmin(context, body, access.caller?.userId, request.ip);
    reply.header('authorization', `Bearer ${token}`);
    return session;
  },

  getZoomSettings: async ({ params }, { database }) => presentZoom(await zoomSettingsOf(database.db, params.id)),
  replaceZoomSettings: saveZoomOf,
  saveZoomSettings: saveZoomOf,

  getZoomSupported: async ({ params }, { database }) => {
    if (!(await zoomSettingsOf(database.db, params.id))) throw notFound();
    return { supported: true };
  },
};
