import { accountArea } from './account/area';
import { businessesArea } from './businesses/area';
import { chatArea } from './chat/area';
import { leadershipArea } from './leadership/area';
import { meetingsArea } from './meetings/area';
import { membersArea } from './members/area';
import { membershipsArea } from './memberships/area';
import { notificationsArea } from './notifications/area';
import { onboardingArea } from './onboarding/area';
import type { AppContext } from './platform/context';
import type { HandlersOf, OperationId } from './platform/http/call';
import type { Forms } from './platform/http/form';
import { eventHousekeeping } from './platform/events/housekeeping';
import { housekeepingQueue, type Housekeeping } from './platform/jobs/housekeeping';
import type { Job, Queue } from './platform/jobs/job';
import { mailHousekeeping } from './platform/mail/housekeeping';
import { failedMailQueue, mailQueue } from './platform/mail/queues';
import { podsArea } from './pods/area';
import { sessionArea } from './session/area';
import { stepsArea } from './steps/area';

/** Operations of the contract that are not built yet: they answer 501. Nothing else may be missing below. */
type NotImplemented =
  | 'offerLeaderTransfer'
  | 'getLeaderTransfer'
  | 'acceptLeaderTransfer'
  | 'declineLeaderTransfer'
  | 'getAssistantLeader'
  | 'assignAssistantLeader'
  | 'unassignAssistantLeader'
  | 'confirmAssistantLeader'
  | 'getAgenda';

/** Every operation's handler, by the name the contract gives it. A missing one does not compile. */
export const handlers: HandlersOf<Exclude<OperationId, NotImplemented>> = {
  ...accountArea.handlers,
  ...businessesArea.handlers,
  ...chatArea.handlers,
  ...leadershipArea.handlers,
  ...meetingsArea.handlers,
  ...membersArea.handlers,
  ...membershipsArea.handlers,
  ...notificationsArea.handlers,
  ...onboardingArea.handlers,
  ...podsArea.handlers,
  ...sessionArea.handlers,
  ...stepsArea.handlers,
};

/** What bodies have to be beyond the contract's shape. */
export const forms: Forms = {
  ...accountArea.forms,
  ...businessesArea.forms,
  ...chatArea.forms,
  ...leadershipArea.forms,
  ...meetingsArea.forms,
  ...membersArea.forms,
  ...membershipsArea.forms,
  ...podsArea.forms,
  ...sessionArea.forms,
  ...stepsArea.forms,
};

/** How what a path names is found. */
export const subjects = {
  ...businessesArea.subjects,
  ...chatArea.subjects,
  ...leadershipArea.subjects,
  ...meetingsArea.subjects,
  ...membershipsArea.subjects,
  ...notificationsArea.subjects,
  ...podsArea.subjects,
  ...stepsArea.subjects,
};

/** Every mail the product writes, by name. */
export const mailTemplates = {
  ...accountArea.mails,
  ...businessesArea.mails,
  ...chatArea.mails,
  ...leadershipArea.mails,
  ...meetingsArea.mails,
  ...membersArea.mails,
  ...podsArea.mails,
  ...sessionArea.mails,
  ...stepsArea.mails,
};

/** Every kind of notification, by name. */
export const notificationCatalogue = {
  ...businessesArea.notifications,
  ...leadershipArea.notifications,
  ...meetingsArea.notifications,
  ...membersArea.notifications,
  ...onboardingArea.notifications,
  ...podsArea.notifications,
};

/** The areas' work after transactions and by the clock. */
export const jobs: Job<never, AppContext>[] = [...notificationsArea.jobs, ...podsArea.jobs];

/** Every queue, each after the one it leaves failed jobs to. */
export const queues: Queue<never>[] = [
  failedMailQueue,
  mailQueue,
  housekeepingQueue,
  ...jobs.map(({ queue }) => queue),
];

/** What is thrown away when nobody needs it any more. */
export const housekeeping: Housekeeping[] = [eventHousekeeping, sessionArea.housekeeping, mailHousekeeping];
