import type { CalendarInvitation } from './invitation';

/** A paragraph of plain text, or a list of labelled facts. */
export type Block = string | { facts: (readonly [label: string, value: string])[] };

/** A link from a mail, with its absolute URL. */
export interface MailButton {
  label: string;
  link: string;
}

/** A mail's contents before rendering. All text is plain; the renderer escapes it. */
export interface MailContent {
  /** The subject states the news itself rather than inviting the reader to look it up. */
  subject: string;
  paragraphs: Block[];
  button?: MailButton;
  /** A second button of equal weight, for mails that ask for one of two answers. */
  otherButton?: MailButton;
  /** The sentence that says why this mail was sent. */
  why: string;
  /** The reply address: the membership's support address. */
  replyTo?: string;
  calendar?: CalendarInvitation;
  /** The page where the reader chooses how often to get such mails. */
  settings?: { label: string; link: string };
  /** Unsubscribes: a page that asks first, and a URL that accepts a mail program's POST (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
}

/** Matches text that looks like a URL: mail programs turn it into a link, so strangers may not put one into a mail. */
const ADDRESS = /[/\\@:<>]|\bwww\.|\.[a-z]{2,}/i;

/** 'Hello Anna,'; without the name if it could carry a stranger's message. */
export function greeting(firstName: string): string {
  const name = oneLine(firstName);
  return name === '' || name.length > 60 || ADDRESS.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** Text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
