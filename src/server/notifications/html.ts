import sanitizeHtml from 'sanitize-html';
import { isolated } from '../../domain/text/directions';
import { escapeHtml } from '../platform/escapeHtml';

/**
 * Writes a message: html`<b>${name}</b> joined.` escapes what is put in, which stands apart whichever way it runs; only
 * the template itself is markup.
 */
export const html = (markup: TemplateStringsArray, ...texts: (string | number)[]): string =>
  String.raw({ raw: markup }, ...texts.map((text) => escapeHtml(isolated(String(text)))));

/** What a message may hold (rule notifications.html); everything else is dropped, its text kept. */
export const cleanHtml = (message: string): string =>
  sanitizeHtml(message, {
    allowedTags: ['b', 'i', 'em', 'strong', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    // A link that is not whole is no link: 'span' is not allowed, so only its text stays.
    transformTags: {
      a: (tagName, attribs) => ({ tagName: /^https?:\/\//i.test(attribs.href ?? '') ? tagName : 'span', attribs }),
    },
    disallowedTagsMode: 'discard',
  });

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A message as plain text, for push. */
export const plainText = (message: string): string =>
  sanitizeHtml(message.replace(/<br\s*\/?>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
