import type { Language } from '../../../domain/text/languages';
import type { DeferredTemplate, MailTemplate } from './template';

export interface Alternates<Data> {
  subjectId: string;
  /** The aspect that alternates; a mail replaces only one of the same aspect. One word. */
  aspect: string;
  state: string;
  merge?: (queued: Data, data: Data) => Data;
}

export interface OverLimitMail {
  to: string;
  template: MailTemplate<never>;
  data: object;
  subjectId: string;
  waitSeconds: number;
}

export interface Mail<Data> {
  to: string;
  template: MailTemplate<Data> | DeferredTemplate<Data>;
  data: Data;
  /** For an address without an account; else that of whoever caused the mail (rule platform.language). */
  language?: Language | undefined;
  /**
   * Holds the mail for a number of seconds, during which it can be withdrawn by this id (see `heldMails.ts`). It is
   * then sent to the user's current address, unless the account is disabled or deleted.
   */
  heldFor?: { id: string; userId: string; seconds: number };
  /**
   * At most one mail of its template waits for this id; check for one first (see `queuedMails.ts`). A mail that a
   * later mail may replace is not urgent: other mails are sent before it (rule platform.mail).
   */
  collapseKey?: string;
  /** Sent instead once the reader has reached the limit, after `waitSeconds` and once a day per subject. */
  overLimit?: OverLimitMail | undefined;
  /** Exempt from the limit, since the product sends the mail automatically and only once. */
  isUncapped?: boolean;
  /**
   * For changes that other people can make and undo: of several mails within minutes, only the last is sent (see
   * `alternatingMails.ts`).
   */
  alternates?: Alternates<Data>;
}
