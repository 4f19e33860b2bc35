import type { DecidedLater, MailTemplate } from './template';

/** What a mail is about that may alternate, and how its reader knows it by this mail. */
export interface Alternates<Data> {
  /** An id of this thing for this reader. */
  about: string;
  /** What of it changes to and fro: a mail takes the place of one of the same aspect only. One word. */
  aspect: string;
  /** How all of it is then. One word. */
  state: string;
  /** What a mail is filled in with where it takes the place of one that was not sent. */
  instead?: (queued: Data, data: Data) => Data;
}

/** One mail to one person: which template, and what it is filled in with, or decided by. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data> | DecidedLater<Data>;
  data: Data;
  /**
   * Waits so many seconds, in which it can be taken back by this id (see `held.ts`); whose mail it is: it goes to the
   * address they have by then, and to nobody whose account is disabled or gone.
   */
  heldFor?: { id: string; userId: string; seconds: number };
  /**
   * Of its template one mail at most waits for this id: look for it first (see `waiting.ts`). Nobody waits for what the
   * next one may take the place of: other mails go before it (rule platform.mail).
   */
  collapseKey?: string;
  /** Any number of it: the product sends it by itself, and it won't be sent again. */
  isUncapped?: boolean;
  /** What others can do and undo in turns: of several within minutes the last one is sent (see `alternating.ts`). */
  alternates?: Alternates<Data>;
}
