import { sql } from 'drizzle-orm';
import {
  emailInvitationsSchema,
  membershipInputSchema,
  membershipUpdateSchema,
} from '../../domain/memberships/requests';
import type { Area } from '../platform/area';
import { subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { attemptLimits, countAttempt } from '../session';
import { fileHandlers } from './files/fileHandlers';
import { healthHandlers } from './health/handlers';
import { podHealthMailJob } from './health/mailPodHealth';
import { membershipHandlers } from './handlers';
import { emailInvitationHousekeeping } from './invites/listEmailInvitations';
import { inviteHandlers } from './invites/inviteHandlers';
import { membershipMails } from './mails';

export const membershipsArea = {
  handlers: { ...membershipHandlers, ...inviteHandlers, ...fileHandlers, ...healthHandlers },
  forms: {
    createMembership: membershipInputSchema,
    updateMembership: membershipUpdateSchema,
    checkEmailInvitations: emailInvitationsSchema,
  },
  countUploads: {
    uploadMembershipLogo: ({ params }, context) => countAttempt(context, attemptLimits.logo(params.id ?? '')),
  },
  mails: membershipMails,
  jobs: [podHealthMailJob],
  housekeeping: emailInvitationHousekeeping,
  subjects: {
    memberships: subjectQuery({
      businessId: sql`business_id`,
      membershipId: sql`id`,
      from: sql`memberships where id = ${subjectId}`,
    }),
  },
} satisfies Area;
