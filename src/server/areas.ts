import { accountArea } from './account/area';
import { auditArea } from './audit/area';
import { businessesArea } from './businesses/area';
import { chatArea } from './chat/area';
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
import type { HandlersOf, OperationId } from './platform/http/call';
import type { Forms } from './platform/http/form';
import type { Subjects } from './platform/http/subject';
import { eventHousekeeping } from './platform/events/housekeeping';
import { answeredRequestHousekeeping } from './platform/http/answeredRequests';
import { housekeepingQueue, type Housekeeping } from './platform/jobs/housekeeping';
import type { Job, Queue } from './platform/jobs/job';
import { mailHousekeeping } from './platform/mail/housekeeping';
import { failedMailQueue, mailQueue } from './platform/mail/queues';
import { podsArea } from './pods/area';
import { sessionArea } from './session/area';
import { stepsArea } from './steps/area';

const areas = [
  accountArea,
  auditArea,
  businessesArea,
  chatArea,
  leadershipArea,
  meetingsArea,
  membersArea,
  membershipsArea,
  notificationsArea,
  onboardingArea,
  podsArea,
  sessionArea,
  stepsArea,
] as const;

type Mapped = 'handlers' | 'forms' | 'subjects' | 'hooks' | 'mails' | 'notifications';

/** What every area has under this name, as one type. */
type AllOf<Name extends Mapped> = Intersection<Extract<(typeof areas)[number], Record<Name, unknown>>[Name]>;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What all areas bring of one thing, by its names. */
function allOf<Name extends Mapped>(name: Name): AllOf<Name> {
  const entries = areas.flatMap((area: Area) => Object.entries(area[name] ?? {}));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) throw new Error(`Two areas bring ${name} of the same name.`);
  return all as AllOf<Name>;
}

/** Every operation's handler, by the name the contract gives it. A missing one does not compile. */
export const handlers: HandlersOf<OperationId> = allOf('handlers');

/** What bodies have to be beyond the contract's shape. */
export const forms: Forms = allOf('forms');

/** How what a path names is found. */
export const subjects: Subjects = allOf('subjects');

/** The areas' implementations of each other's hooks. A missing one doesn't compile. */
export const hooks: Hooks = allOf('hooks');

/** Every mail the product writes, by name. */
export const mailTemplates = allOf('mails');

/** Every kind of notification, by name. */
export const notificationCatalogue = allOf('notifications');

/** The areas' work after transactions and by the clock. */
export const jobs = areas.flatMap((area: Area): Job<never, AppContext>[] => area.jobs ?? []);

/** Every queue, each after the one it leaves failed jobs to. */
export const queues: Queue<never>[] = [
  failedMailQueue,
  mailQueue,
  housekeepingQueue,
  backupQueue,
  ...jobs.map(({ queue }) => queue),
];

/** What is thrown away when nobody needs it any more. */
export const housekeeping: Housekeeping[] = [
  eventHousekeeping,
  answeredRequestHousekeeping,
  ...areas.flatMap((area: Area) => area.housekeeping ?? []),
  mailHousekeeping,
];
