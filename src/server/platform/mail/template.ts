import type { Config } from '../config/config';
import type { Queryable, Tx } from '../database/client';
import type { MailContent } from './content';

/** A mail the product writes: the same data and instant always make the same mail. */
export interface MailTemplate<Data> {
  /** What it is stored under in the outbox. */
  name: string;
  /** `data` is stored as JSON, so its times are numbers. `now` is when the mail was written. */
  render: (data: Data, now: Date) => MailContent;
  /** What it says is out of date soon: nothing of it is kept when the mail is given up (rule platform.mail). */
  isShortLived: boolean;
}

/** What a mail is decided with when it goes out. */
export interface Departure {
  db: Queryable;
  config: Config;
  now: Date;
}

/** To whom a mail goes, and what its template is filled in with. */
export interface FilledMail<Data> {
  /** The bare address. */
  to: string;
  data: Data;
}

/** What a mail server refuses for good: this very address, or what a mail says. */
export type Refusal = 'address' | 'content';

/** How a mail was not sent. */
export interface Unsent {
  now: Date;
  /** None where it was given up, or there was nobody to send it to or nothing left to say. */
  refusal?: Refusal | undefined;
}

/**
 * A mail that is decided at each try to send it, not when it is written: what it is queued with says what to look up.
 * Nothing is sent when there is nothing left to say.
 */
export interface DecidedLater<Queued, Data = unknown> {
  name: string;
  fillIn: (departure: Departure, queued: Queued) => Promise<FilledMail<Data> | undefined>;
  /** What follows when it is not sent, in the transaction that notes so: once. */
  unsent: (tx: Tx, queued: Queued, unsent: Unsent) => Promise<void>;
}

type Renders = Record<string, (data: never, now: Date) => MailContent>;

/** Templates by name, whatever they are filled in with. */
export type MailTemplates = Record<string, MailTemplate<never> & Partial<DecidedLater<never>>>;

/** Templates of an area: each takes its key as its name. For `isShortLived` see `MailTemplate`. */
export function mailTemplates<R extends Renders>(
  renders: R,
  { isShortLived = false }: { isShortLived?: boolean } = {},
): { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> } {
  const entries = Object.entries(renders).map(([name, render]) => [name, { name, render, isShortLived }]);
  return Object.fromEntries(entries) as { [Name in keyof R]: MailTemplate<Parameters<R[Name]>[0]> };
}
