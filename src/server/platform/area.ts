import type { AppContext } from './context';
import type { Job } from './jobs/job';
import type { Housekeeping } from './jobs/housekeeping';
import type { Hooks } from './hooks';
import type { HandlersOf, OperationId } from './http/call';
import type { Forms } from './http/form';
import type { SubjectQueries } from './http/subjectQuery';
import type { MailTemplates } from './mail/template';

/** An area's contribution to the app, combined in `areas.ts`. */
export interface Area {
  /** Handlers, by the name of the contract's operation. */
  handlers: Partial<HandlersOf<OperationId>>;
  /** Requirements on bodies beyond the contract's shape: the domain's forms, by operation. */
  forms?: Forms;
  /** How to find the subjects of paths, by collection. */
  subjects?: SubjectQueries;
  /** Its implementations of other areas' hooks. */
  hooks?: Partial<Hooks>;
  /** All mails it sends. */
  mails?: MailTemplates;
  /** All kinds of notifications it creates, by name. */
  notifications?: Record<string, object>;
  /** Its work after transactions and on schedule. */
  jobs?: Job<never, AppContext>[];
  /** Removes data it no longer needs. */
  housekeeping?: Housekeeping;
}
