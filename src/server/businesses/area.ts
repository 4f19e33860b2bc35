import { sql } from 'drizzle-orm';
import {
  businessNameSchema,
  businessRegistrationSchema,
  inviteAdminSchema,
  zoomSchema,
} from '../../domain/businesses/forms';
import { businessAdminRegistrationSchema } from '../../domain/members/forms';
import type { Area } from '../platform/area';
import { subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { businessHandlers } from './handlers';
import { completeBusinessRegistration } from './completeBusinessRegistration';
import { businessMails } from './mails';
import { businessNotifications } from './notificationKinds';
import { businessesLimits } from './limits';

export const businessesArea = {
  handlers: businessHandlers,
  forms: {
    registerBusiness: businessRegistrationSchema,
    updateBusiness: businessNameSchema,
    inviteAdmin: inviteAdminSchema,
    registerBusinessAdmin: businessAdminRegistrationSchema.partial(),
    replaceZoomSettings: zoomSchema,
    saveZoomSettings: zoomSchema,
  },
  hooks: { completeBusinessRegistration },
  mails: businessMails,
  notifications: businessNotifications,
  subjects: {
    businesses: subjectQuery({ businessId: sql`id`, from: sql`businesses where id = ${subjectId}` }),
  },
  limits: businessesLimits,
} satisfies Area;
