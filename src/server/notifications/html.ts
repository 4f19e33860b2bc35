import sanitizeHtml from 'sanitize-html';
import { messageHtml } from '../../domain/notifications/messageHtml';
import { isolateDirection } from '../../domain/text/directions';
import { escapeHtml } from '../platform/escapeHtml';

/**
 * Writes a message: html`<b>${name}</b> joined.` escapes inserted values, and isolates their text direction; only the
 * template itself is markup.
 */
export const html = (markup: TemplateStringsArray, ...texts: (string | number)[]): string =>
  String.raw({ raw: markup }, ...texts.map((text) => escapeHtml(isolateDirection(String(text)))));

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
