import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** What a message may hold (rule notifications.html). The server cleans it too. */
const ALLOWED = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Only what is allowed of a message, its links opening beside the page and telling nothing of it. */
export function cleanHtml(message: string): string {
  const fragment = DOMPurify.sanitize(message, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** A notification's message: HTML from the server, never shown uncleaned. */
export function MessageHtml({ message, className }: { message: string; className?: string }) {
  const html = useMemo(() => cleanHtml(message), [message]);
  return <p className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
