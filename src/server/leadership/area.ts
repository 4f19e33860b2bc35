import { sql } from 'drizzle-orm';
import { meetingLinkSchema } from '../../domain/leadership/forms';
import type { Area } from '../platform/area';
import { callerId, subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { assistantHandlers } from './assistant/assistantHandlers';
import { moreApplicationsMail } from './applications/moreApplications';
import { settleApprovals, signOffStaff, signOffTrained } from './signOff';
import { approveChosenLeader } from './takeOver';
import { leadershipMails } from './mails';
import { leadershipNotifications } from './notificationKinds';
import { expireTransfersJob } from './transfers/expireTransfers';
import { leadershipHandlers } from './handlers';
import { transferHousekeeping } from './housekeeping';
import { transferHandlers } from './transfers/transferHandlers';
import { leadershipLimits } from './limits';

export const leadershipArea = {
  handlers: { ...leadershipHandlers, ...assistantHandlers, ...transferHandlers },
  forms: {
    acceptLeaderTransfer: meetingLinkSchema,
    confirmAssistantLeader: meetingLinkSchema,
  },
  hooks: {
    approveChosenLeader,
    signOffStaff,
    onApprovalAcknowledged: settleApprovals,
    onTrainingConfirmed: signOffTrained,
  },
  mails: { ...leadershipMails, 'more-leaders-applied': moreApplicationsMail },
  notifications: leadershipNotifications,
  jobs: [expireTransfersJob],
  housekeeping: transferHousekeeping,
  subjects: {
    'leader-transfers': subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`p.membership_id`,
      podId: sql`p.id`,
      owns: sql`t.participant_id = ${callerId}::uuid`,
      from: sql`leader_transfers t join pods p on p.id = t.pod_id join memberships m on m.id = p.membership_id
        where t.id = ${subjectId}`,
    }),
  },
  limits: leadershipLimits,
} satisfies Area;
