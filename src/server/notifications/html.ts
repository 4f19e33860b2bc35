import sanitizeHtml from 'sanitize-html';
import { messageHtml } from '../../domain/notifications/messageHtml';
import { isolateDirection } from '../../domain/text/directions';
import { escapeHtml } from '../platform/escapeHtml';

const escapeText = (text: string): string => escapeHtml(isolateDirection(text));

const escaped = <Args extends object>(args: Args): Args =>
  new Proxy(args, {
    get: (given, name) => {
      const value: unknown = Reflect.get(given, name);
      if (typeof value === 'string') return escapeText(value);
      if (typeof value === 'number') return value;
      throw new TypeError(`A notification has no ${String(name)}.`);
    },
  });

/**
 * Fills a text of markup: escapes each inserted text and isolates its direction; only the text itself is markup. Throws
 * if an argument is missing, as in stored data of another version.
 */
export const fillHtml = <Args extends object>(text: (args: Args) => string, args: NoInfer<Args>): string =>
  text(escaped(args));

export const boldHtml = (text: string): string => `<b>${escapeText(text)}</b>`;

/** A quote below a message; empty if the words are blank. */
export const quoteHtml = (words: string): string => (words.trim() ? `<br /><i>${escapeText(words.trim())}</i>` : '');

/** Allowed contents of a message (rule notifications.html); drops everything else but keeps its text. */
export const cleanHtml = (message: string): string =>
  sanitizeHtml(message, {
    allowedTags: messageHtml.tags,
    allowedAttributes: { a: messageHtml.attributes },
    allowedSchemes: messageHtml.schemes,
    allowedSchemesAppliedToAttributes: messageHtml.attributes,
    allowProtocolRelative: false,
    // An incomplete link becomes a 'span', which isn't allowed, so only its text stays.
    transformTags: {
      a: (tagName, attribs) => ({ tagName: messageHtml.address.test(attribs.href ?? '') ? tagName : 'span', attribs }),
    },
    disallowedTagsMode: 'discard',
  });

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const plainText = (message: string): string =>
  sanitizeHtml(message.replace(/<br\s*\/?>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
