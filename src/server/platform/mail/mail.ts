import type { DeferredTemplate, MailTemplate } from './template';

/** The subject of an alternating mail, and its state according to this mail. */
export interface Alternates<Data> {
  /** An id of the subject for this reader. */
  about: string;
  /** The aspect that alternates; a mail replaces only one of the same aspect. One word. */
  aspect: string;
  /** The subject's overall state. One word. */
  state: string;
  /** The data of a mail that replaces an unsent one. */
  merge?: (queued: Data, data: Data) => Data;
}

/** A mail instead of those over a reader's limit. */
export interface OverLimitMail {
  /** The bare address. */
  to: string;
  template: MailTemplate<never>;
  data: object;
  /** An id of the mail's subject. */
  about: string;
  waitSeconds: number;
}

/** One mail to one person: its template, and the data that fills or decides it. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data> | DeferredTemplate<Data>;
  data: Data;
  /**
   * Holds the mail for a number of seconds, during which it can be withdrawn by this id (see `held.ts`), and gives its
   * reader: it is sent to their address at that time, unless the account is disabled or deleted.
   */
  heldFor?: { id: string; userId: string; seconds: number };
  /**
   * At most one mail of its template waits for this id; look for it first (see `waiting.ts`). A mail that a later mail
   * may replace is not urgent: other mails are sent before it (rule platform.mail).
   */
  collapseKey?: string;
  /**
   * Goes instead if the reader has reached the limit, after some seconds and once a day per subject, to say what else there
   * is.
   */
  overLimit?: OverLimitMail | undefined;
  /** Exempt from the limit, since the product sends the mail automatically and only once. */
  isUncapped?: boolean;
  /**
   * For changes that other people can make and undo: of several mails within minutes, only the last is sent (see
   * `alternating.ts`).
   */
  alternates?: Alternates<Data>;
}
