import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { messageHtml } from '../../domain/notifications/messageHtml';

/** The server sanitises messages with the same list. */
const ALLOWED = {
  ALLOWED_TAGS: messageHtml.tags,
  ALLOWED_ATTR: messageHtml.attributes,
  ALLOWED_URI_REGEXP: messageHtml.address,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Links open in a new tab without a referrer. */
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

/** Never rendered without sanitising. */
export function MessageHtml({ message, className }: { message: string; className?: string }) {
  const html = useMemo(() => cleanHtml(message), [message]);
  return <p className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
