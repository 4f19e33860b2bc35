import { MIN_FOLDED_GROUP } from '../../domain/notifications/groups';
import type { Language } from '../../domain/text/languages';
import { upperFirst } from '../../domain/text/upperFirst';
import type { AppContext } from '../platform/context';
import type { notifications } from '../platform/database/schema';
import { boldHtml, quoteHtml } from './html';
import './hooks';
import { badNewsContent, type NotificationContent } from './kind';
import { nameIn, putNames } from './names';
import { wordsIn } from './noticeWords.gen';

export type StoredNotification = Pick<
  typeof notifications.$inferSelect,
  'id' | 'kind' | 'data' | 'names' | 'actionType'
>;

export interface RenderedNotification extends Omit<NotificationContent, 'group'> {
  /** HTML of the line of a group, if there are enough notifications in it. */
  groupMessage?: string;
}

/** As the migration from 0.1.0 stores notifications, which were finished texts: `{user id}` stands for a name. */
interface EarlierData {
  html: string;
  primary?: string;
  primaryUrl?: string;
  secondary?: string;
  secondaryUrl?: string;
  icon?: 'Like';
}

const isEarlier = (data: object): data is EarlierData => 'html' in data;

function earlierContent(
  { html, primary = '', primaryUrl: url, secondary, secondaryUrl, icon }: EarlierData,
  { names, actionType }: StoredNotification,
  language: Language,
): NotificationContent {
  return {
    message: html.replace(/\{([\da-f-]{36})\}/g, (_, userId: string) => boldHtml(nameIn(names, userId, language))),
    actionType,
    primary: { name: primary, ...(url !== undefined && { url }) },
    ...(secondary !== undefined && secondaryUrl !== undefined && { secondary: { name: secondary, url: secondaryUrl } }),
    ...(icon && { icon }),
  };
}

function contentOf(hooks: AppContext['hooks'], row: StoredNotification, language: Language): NotificationContent {
  const { kind: name, data, names } = row;
  if (isEarlier(data)) return earlierContent(data, row, language);
  const kind = hooks.notificationKinds[name];
  if (!kind) throw new TypeError(`There is no notification of the kind ${name}.`);
  return kind.content(putNames(data, names, language) as never, language);
}

function withCapital(message: string, language: Language): string {
  const { formerMember } = wordsIn(language);
  const beginning = boldHtml(formerMember);
  if (!message.startsWith(beginning)) return message;
  return boldHtml(upperFirst(formerMember)) + message.slice(beginning.length);
}

/**
 * Makes a stored notification into text, for a line of `count` notifications if it represents a group. Throws if its
 * kind is unknown or its data doesn't fit, because another version stored it.
 */
export function renderNotification(
  hooks: AppContext['hooks'],
  row: StoredNotification,
  language: Language,
  count = 1,
): RenderedNotification {
  const { group, ...content } = contentOf(hooks, row, language);
  const { quote } = row.data;
  return {
    ...content,
    message: withCapital(content.message, language) + (typeof quote === 'string' ? quoteHtml(quote) : ''),
    ...(group && count >= MIN_FOLDED_GROUP && { groupMessage: group.summary(count) }),
  };
}

/** Like `renderNotification`, but returns a notice instead of throwing (rule notifications.text). */
export function showNotification(
  { hooks, log }: Pick<AppContext, 'hooks' | 'log'>,
  row: StoredNotification,
  language: Language,
  count?: number,
): RenderedNotification {
  try {
    return renderNotification(hooks, row, language, count);
  } catch (error) {
    log.warn({ err: error, notificationId: row.id, kind: row.kind }, 'notification can’t be shown');
    const { group: _, ...content } = badNewsContent(wordsIn(language).unreadable, language);
    return content;
  }
}
