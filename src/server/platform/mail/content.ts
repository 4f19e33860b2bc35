import type { QuotedWords } from '../../../contract/entities.gen';
import { wordsIn as quotationWordsIn } from '../../../domain/memberships/quotationWords.gen';
import type { Language } from '../../../domain/text/languages';
import type { CalendarInvitation } from './invitation';
import { wordsIn } from './mailWords.gen';

/** Somebody's words, after a line that says whose. */
export interface Quotation {
  introduction: string;
  quote: string;
}

/** A paragraph, a table, or a quotation. */
export type Block = string | { facts: (readonly [label: string, value: string])[] } | Quotation;

export interface MailButton {
  label: string;
  link: string;
}

export interface MailContent {
  subject: string;
  paragraphs: Block[];
  button?: MailButton;
  otherButton?: MailButton;
  why: string;
  replyTo?: string;
  calendar?: CalendarInvitation;
  settings?: { label: string; link: string };
  /** Unsubscribes: a page that asks first, and a URL that accepts a mail program's POST (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
}

/** Matches text that looks like a URL: mail programs turn it into a link, so strangers may not put one into a mail. */
const ADDRESS = /[/\\@:<>]|\bwww\.|\.[a-z]{2,}/i;

/** 'Hello Anna,'; without the name if it could carry a stranger's message. */
export function greeting(firstName: string, language: Language): string {
  const words = wordsIn(language).greeting;
  const name = oneLine(firstName);
  return name === '' || name.length > 60 || ADDRESS.test(name) ? words.withoutName : words.withName({ name });
}

export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A business's own words, if it has any (rule memberships.ownWords). */
export const quotedIn = ({ ownWords }: { ownWords?: QuotedWords }, language: Language): Block[] =>
  ownWords ? [{ introduction: quotationWordsIn(language).introduction(ownWords), quote: ownWords.quote }] : [];
