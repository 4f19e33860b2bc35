import type { AppContext } from './context';
import type { Job } from './jobs/job';
import type { Housekeeping } from './jobs/housekeeping';
import type { Hooks } from './hooks';
import type { CountUploads, HandlersOf, OperationId } from './http/call';
import type { AttemptLimits } from './http/limits/attempts';
import type { Forms } from './http/form';
import type { SubjectQueries } from './http/subjectQuery';
import type { MailTemplates } from './mail/template';

export interface Area {
  handlers: Partial<HandlersOf<OperationId>>;
  /** Requirements on bodies beyond the contract's shape: the domain's forms, by operation. */
  forms?: Forms;
  /** Limits on uploads, counted before the file is read. */
  countUploads?: CountUploads;
  subjects?: SubjectQueries;
  hooks?: Partial<Hooks>;
  mails?: MailTemplates;
  notifications?: Record<string, object>;
  limits?: AttemptLimits;
  jobs?: Job<never, AppContext>[];
  housekeeping?: Housekeeping;
}
