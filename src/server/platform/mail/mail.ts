import type { DeferredTemplate, MailTemplate } from './template';

/** The subject of an alternating mail, and its state according to this mail. */
export interface Alternates<Data> {
  /** An id of the subject for this reader. */
  about: string;
  /** The aspect that alternates; a mail replaces only one of the same aspect. One word. */
  aspect: string;
  /** Its overall state. One word. */
  state: string;
  /** The data of a mail that replaces an unsent one. */
  merge?: (queued: Data, data: Data) => Data;
}

/** One mail to one person: its template, and the data that fills or decides it. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data> | DeferredTemplate<Data>;
  data: Data;
  /**
   * Holds the mail for a number of seconds, during which it can be withdrawn by this id (see `held.ts`), and its reader:
   * it goes to their address at that time, and isn't sent if the account is disabled or deleted.
   */
  heldFor?: { id: string; userId: string; seconds: number };
  /**
   * At most one mail of its template waits for this id; look for it first (see `waiting.ts`). A mail that the next one
   * may replace is not urgent: other mails are sent before it (rule platform.mail).
   */
  collapseKey?: string;
  /** No limit: the product sends it automatically, and it won't be sent again. */
  isUncapped?: boolean;
  /** Changes that others can do and undo: of several within minutes, the last is sent (see `alternating.ts`). */
  alternates?: Alternates<Data>;
}
