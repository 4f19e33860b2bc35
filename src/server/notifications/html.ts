import sanitizeHtml from 'sanitize-html';
import { messageHtml } from '../../domain/notifications/messageHtml';
import { isolateDirection } from '../../domain/text/directions';
import { escapeHtml } from '../platform/escapeHtml';

export const escapeText = (text: string): string => escapeHtml(isolateDirection(text));

const escaped = <Args extends object>(args: Args): Args =>
  new Proxy(args, {
    get: (given, name) => {
      const value: unknown = Reflect.get(given, name);
      return typeof value === 'string' ? escapeText(value) : value;
    },
  });

/** Fills a text of markup: escapes each inserted text and isolates its direction; only the text itself is markup. */
export const fillHtml = <Args extends object>(text: (args: Args) => string, args: NoInfer<Args>): string =>
  text(escaped(args));

/** Stands for the number in a group's summary until it is read, when it is known; no text and no name contains it. */
const GROUP_COUNT = '<em></em>';

/** The summary of a group, whose `count` is always three or more. */
export function groupSummary<Args extends { count: string }>(
  text: (args: Args) => string,
  args: NoInfer<Omit<Args, 'count'>>,
): string {
  const values = escaped(args);
  return text(
    new Proxy(values, { get: (given, name) => (name === 'count' ? GROUP_COUNT : Reflect.get(given, name)) }) as Args,
  );
}

/** Earlier versions stored a summary without its number, which came first. */
export const summaryWithCount = (summary: string, count: number): string =>
  (summary.includes(GROUP_COUNT) ? summary : `${GROUP_COUNT} ${summary}`).replace(GROUP_COUNT, String(count));

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
