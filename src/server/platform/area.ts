import type { AppContext } from './context';
import type { Job } from './jobs/job';
import type { Housekeeping } from './jobs/housekeeping';
import type { Hooks } from './hooks';
import type { CountUploads, HandlersOf, OperationId } from './http/call';
import type { Forms } from './http/form';
import type { SubjectQueries } from './http/subjectQuery';
import type { MailTemplates } from './mail/template';

/** An area's contribution to the app, combined in `areas.ts`. */
export interface Area {
  /** Handlers, by the name of the contract's operation. */
  handlers: Partial<HandlersOf<OperationId>>;
  /** Requirements on bodies beyond the contract's shape: the domain's forms, by operation. */
  forms?: Forms;
  /** Limits on uploads, counted before the file is read. */
  countUploads?: CountUploads;
  /** How to find the subjects of paths, by collection. */
  subjects?: SubjectQueries;
  /** The area's implementations of other areas' hooks. */
  hooks?: Partial<Hooks>;
  /** All mails that the area sends. */
  mails?: MailTemplates;
  /** All kinds of notifications that the area creates, by name. */
  notifications?: Record<string, object>;
  /** The area's deferred and scheduled jobs. */
  jobs?: Job<never, AppContext>[];
  /** Removes data that the area no longer needs. */
  housekeeping?: Housekeeping;
}
