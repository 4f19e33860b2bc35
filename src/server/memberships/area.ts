import { sql } from 'drizzle-orm';
import { ownWordsSchema } from '../../domain/memberships/ownWordsForm';
import {
  emailInvitationsSchema,
  membershipInputSchema,
  membershipUpdateSchema,
} from '../../domain/memberships/requests';
import type { Area } from '../platform/area';
import { subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { healthHandlers } from './health/handlers';
import { podHealthMailJob } from './health/mailPodHealth';
import { driftingReportJob } from './health/reportDrifting';
import { membershipHandlers } from './handlers';
import { logoHandlers } from './logo/logoHandlers';
import { emailInvitationHousekeeping } from './invites/listEmailInvitations';
import { inviteHandlers } from './invites/inviteHandlers';
import { membershipMails } from './mails';
import { countAttempt } from '../platform/http/limits/attempts';
import { membershipsLimits } from './limits';

export const membershipsArea = {
  handlers: { ...membershipHandlers, ...inviteHandlers, ...logoHandlers, ...healthHandlers },
  forms: {
    createMembership: membershipInputSchema,
    updateMembership: membershipUpdateSchema,
    saveOwnWords: ownWordsSchema,
    checkEmailInvitations: emailInvitationsSchema,
  },
  countUploads: {
    uploadMembershipLogo: ({ params }, context) => countAttempt(context, membershipsLimits.logo(params.id ?? '')),
  },
  mails: membershipMails,
  jobs: [podHealthMailJob, driftingReportJob],
  housekeeping: emailInvitationHousekeeping,
  subjects: {
    memberships: subjectQuery({
      businessId: sql`business_id`,
      membershipId: sql`id`,
      from: sql`memberships where id = ${subjectId}`,
    }),
  },
  limits: membershipsLimits,
} satisfies Area;
