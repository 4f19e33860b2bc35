import type { AppContext } from './context';
import type { Job } from './jobs/job';
import type { Housekeeping } from './jobs/housekeeping';
import type { HandlersOf, OperationId } from './http/call';
import type { Forms } from './http/form';
import type { Subjects } from './http/subject';
import type { MailTemplates } from './mail/template';

/** What an area gives to the app, which puts all of them together: see `areas.ts`. */
export interface Area {
  /** What is asked: an operation of the contract each, by its name. */
  handlers: Partial<HandlersOf<OperationId>>;
  /** What bodies have to be beyond the contract's shape: the domain's forms, by operation. */
  forms?: Forms;
  /** How what a path names is found, by the collection it names it in. */
  subjects?: Subjects;
  /** Every mail it writes. */
  mails?: MailTemplates;
  /** Every kind of notification it makes, by name. */
  notifications?: Record<string, object>;
  /** Its work after transactions and by the clock. */
  jobs?: Job<never, AppContext>[];
  /** What it throws away when it is no longer needed. */
  housekeeping?: Housekeeping;
}
