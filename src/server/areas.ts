import { accountArea } from './account/area';
import { announcementsArea } from './announcements/area';
import { auditArea } from './audit/area';
import { blocksArea } from './blocks/area';
import { bulkArea } from './bulk/area';
import { businessesArea } from './businesses/area';
import { chatArea } from './chat/area';
import { integrationsArea } from './integrations/area';
import { signOnArea } from './signOn/area';
import { leadershipArea } from './leadership/area';
import { meetingsArea } from './meetings/area';
import { membersArea } from './members/area';
import { membershipsArea } from './memberships/area';
import { notificationsArea } from './notifications/area';
import { onboardingArea } from './onboarding/area';
import type { Area } from './platform/area';
import { backupQueue } from './platform/backup/schedule';
import type { AppContext } from './platform/context';
import type { Hooks } from './platform/hooks';
import type { CountUploads, HandlersOf, OperationId } from './platform/http/call';
import { platformHandlers } from './platform/http/handlers';
import type { Forms } from './platform/http/form';
import type { SubjectQueries } from './platform/http/subjectQuery';
import { REQUEST_LIMITS } from './platform/http/limits/limits';
import { eventHousekeeping } from './platform/events/housekeeping';
import { answeredRequestHousekeeping } from './platform/http/answeredRequests';
import { housekeepingQueue, type Housekeeping } from './platform/jobs/housekeeping';
import type { Job, Queue } from './platform/jobs/job';
import { mailHousekeeping } from './platform/mail/housekeeping';
import { failedMailQueue, mailQueue } from './platform/mail/queues';
import { podsArea } from './pods/area';
import { reportsArea } from './reports/area';
import { roundsArea } from './rounds/area';
import { sessionArea } from './session/area';
import { stepsArea } from './steps/area';
import { termsArea } from './terms/area';

const areas = [
  accountArea,
  announcementsArea,
  auditArea,
  blocksArea,
  bulkArea,
  businessesArea,
  chatArea,
  integrationsArea,
  signOnArea,
  leadershipArea,
  meetingsArea,
  membersArea,
  membershipsArea,
  notificationsArea,
  onboardingArea,
  podsArea,
  reportsArea,
  roundsArea,
  sessionArea,
  stepsArea,
  termsArea,
] as const;

type Mapped = 'handlers' | 'forms' | 'countUploads' | 'subjects' | 'hooks' | 'mails' | 'notifications';

type AllOf<Name extends Mapped> = Intersection<Extract<(typeof areas)[number], Record<Name, unknown>>[Name]>;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function allOf<Name extends Mapped>(name: Name): AllOf<Name> {
  const entries = areas.flatMap((area: Area) => Object.entries(area[name] ?? {}));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) throw new Error(`Two areas bring ${name} of the same name.`);
  return all as AllOf<Name>;
}

/** Every operation's handler, by its name in the contract. A missing handler is a compile error. */
export const handlers: HandlersOf<OperationId> = { ...platformHandlers, ...allOf('handlers') };

export const forms: Forms = allOf('forms');

export const countUploads: CountUploads = allOf('countUploads');

export const subjects: SubjectQueries = allOf('subjects');

export const mailTemplates = allOf('mails');

export const notificationCatalogue = allOf('notifications');

/** The areas' implementations of each other's hooks. A missing hook is a compile error. */
export const hooks: Hooks = { ...allOf('hooks'), notificationKinds: notificationCatalogue };

/** The names of all limits, which must be unique. */
export const limitNames = [
  ...REQUEST_LIMITS,
  ...areas.flatMap((area: Area) => Object.values(area.limits ?? {}).map(({ limitName }) => limitName)),
];

export const jobs = areas.flatMap((area: Area): Job<never, AppContext>[] => area.jobs ?? []);

/** Every queue, each after its dead-letter queue. */
export const queues: Queue<never>[] = [
  failedMailQueue,
  mailQueue,
  housekeepingQueue,
  backupQueue,
  ...jobs.map(({ queue }) => queue),
];

export const housekeeping: Housekeeping[] = [
  eventHousekeeping,
  answeredRequestHousekeeping,
  ...areas.flatMap((area: Area) => area.housekeeping ?? []),
  mailHousekeeping,
];
