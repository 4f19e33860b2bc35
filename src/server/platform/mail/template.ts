import type { Language } from '../../../domain/text/languages';
import type { Config } from '../config/config';
import type { Queryable, Tx } from '../database/client';
import type { MailContent } from './content';

/** A mail of the product: the same data, language and instant always produce the same mail. */
export interface MailTemplate<Data> {
  name: string;
  /** `data` is stored as JSON, so its times are numbers. `now` is when the mail was queued. */
  render: (data: Data, language: Language, now: Date) => MailContent;
  /** The mail's contents are soon out of date, and not kept if it is abandoned (rule platform.mail). */
  isShortLived: boolean;
}

export interface SendContext {
  db: Queryable;
  config: Config;
  now: Date;
}

export interface FilledMail<Data> {
  to: string;
  data: Data;
}

export type Refusal = 'address' | 'content';

export interface Unsent {
  now: Date;
  /** Absent if the mail was abandoned, or had no recipient or no contents left. */
  refusal?: Refusal | undefined;
}

/**
 * A mail whose contents are decided at each attempt to send it rather than when it is queued: its data identifies
 * what to look up. The mail isn't sent if there is nothing left to say.
 */
export interface DeferredTemplate<Queued, Data = unknown> {
  name: string;
  fillIn: (departure: SendContext, queued: Queued) => Promise<FilledMail<Data> | undefined>;
  /** Runs once if the mail is not sent, in the transaction that records this. */
  unsent: (tx: Tx, queued: Queued, unsent: Unsent) => Promise<void>;
}

type Renders = Record<string, (data: never, language: Language, now: Date) => MailContent>;

export type MailTemplates = Record<string, MailTemplate<never> & Partial<DeferredTemplate<never>>>;

export function mailTemplates<R extends Renders>(
  renders: R,
  { isShortLived = false }: { isShortLived?: boolean } = {},
): { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> } {
  const entries = Object.entries(renders).map(([name, render]) => [name, { name, render, isShortLived }]);
  return Object.fromEntries(entries) as { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> };
}
