import type { Config } from '../config/config';
import type { Queryable, Tx } from '../database/client';
import type { MailContent } from './content';

/** A mail of the product: the same data and instant always produce the same mail. */
export interface MailTemplate<Data> {
  /** The template's name in the outbox. */
  name: string;
  /** `data` is stored as JSON, so its times are numbers. `now` is when the mail was queued. */
  render: (data: Data, now: Date) => MailContent;
  /** The mail's contents are soon out of date, and not kept if it is abandoned (rule platform.mail). */
  isShortLived: boolean;
}

/** The input for deciding a mail when it is sent. */
export interface SendContext {
  db: Queryable;
  config: Config;
  now: Date;
}

/** A mail's recipient, and the data for its template. */
export interface FilledMail<Data> {
  /** The bare address. */
  to: string;
  data: Data;
}

/** The part that a mail server permanently rejects: the address, or the mail's contents. */
export type Refusal = 'address' | 'content';

/** Why a mail was not sent. */
export interface Unsent {
  now: Date;
  /** Absent if the mail was abandoned, or had no recipient or no contents left. */
  refusal?: Refusal | undefined;
}

/**
 * A mail decided at each try to send it rather than when it is queued: its data tells what to look up. The mail isn't
 * sent if there is nothing left to say.
 */
export interface DeferredTemplate<Queued, Data = unknown> {
  name: string;
  fillIn: (departure: SendContext, queued: Queued) => Promise<FilledMail<Data> | undefined>;
  /** Runs once if the mail is not sent, in the transaction that records this. */
  unsent: (tx: Tx, queued: Queued, unsent: Unsent) => Promise<void>;
}

type Renders = Record<string, (data: never, now: Date) => MailContent>;

/** Templates by name, for any data. */
export type MailTemplates = Record<string, MailTemplate<never> & Partial<DeferredTemplate<never>>>;

/** The templates of an area, each named by its key. For `isShortLived`, see `MailTemplate`. */
export function mailTemplates<R extends Renders>(
  renders: R,
  { isShortLived = false }: { isShortLived?: boolean } = {},
): { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> } {
  const entries = Object.entries(renders).map(([name, render]) => [name, { name, render, isShortLived }]);
  return Object.fromEntries(entries) as { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> };
}
