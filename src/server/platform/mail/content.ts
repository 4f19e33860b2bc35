import type { Invitation } from './invitation';

/** A paragraph of plain text, or labelled facts one below the other. */
export type Block = string | { facts: (readonly [label: string, value: string])[] };

/** What leads on from a mail: the whole address. */
export interface MailButton {
  label: string;
  link: string;
}

/** What a mail says, before it has a look. Every text is plain: the renderer escapes it. */
export interface MailContent {
  /** The fact itself, not an invitation to look for it. */
  subject: string;
  paragraphs: Block[];
  button?: MailButton;
  /** Beside it, and no less: where the mail asks for one of two answers. */
  otherButton?: MailButton;
  /** The sentence that tells why this mail came. */
  why: string;
  /** Where an answer goes: the membership's support address. */
  replyTo?: string;
  calendar?: Invitation;
  /** Where the reader chooses how often such mails come. */
  settings?: { label: string; link: string };
  /** Sends no more of these: a page that asks first, and an address that takes a POST of a mail program (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
}

/** Something that looks like an address: mail programs make links of it, so no stranger may put one into a mail. */
const ADDRESS = /[/\\@:<>]|\bwww\.|\.[a-z]{2,}/i;

/** 'Hello Anna,'; without the name where it could carry a message of a stranger's own. */
export function hello(firstName: string): string {
  const name = oneLine(firstName);
  return name === '' || name.length > 60 || ADDRESS.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** A text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
