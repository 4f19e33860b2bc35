import type { NotificationActionType } from '../../domain/notifications/actionTypes';
import type { Language } from '../../domain/text/languages';
import { wordsIn } from './noticeWords.gen';

interface NotificationGroup {
  about: string;
  /** HTML of the line that represents the group, made with `fillHtml`; the count is always three or more. */
  summary: (count: number) => string;
}

export interface NotificationContent {
  /** HTML, made with `fillHtml`. The data's quote is added to it. */
  message: string;
  actionType: NotificationActionType;
  /** Without an address the button only dismisses. */
  primary: { name: string; url?: string };
  secondary?: { name: string; url: string };
  icon?: 'Like';
  /**
   * Path of the page that a device opens. By default the path of the button, or else of the list of notifications.
   */
  page?: string;
  /**
   * The subject: settling it dismisses the notification for everyone, and a device shows only the latest notification
   * about it. While unsent, a push with a subject is replaced by any later push about it.
   */
  subject?: string;
  /**
   * When the notification is no longer relevant, epoch seconds; no device shows it afterwards. Defaults to a day after
   * sending.
   */
  mattersUntil?: number;
  group?: NotificationGroup;
}

interface KindRow<Data> {
  /**
   * Everything but the texts is the same in each language. The data is facts, from which the texts are made whenever
   * the notification is read: a person as a `NamedPerson`, a time as a number with its zone, and as `quote` the own
   * words of the people named.
   */
  content: (data: Data, language: Language) => NotificationContent;
  push: boolean | 'high';
  /** Sent to owners and admins because of their role; removed when they lose the role. */
  forStaff?: boolean;
  /** What one person did to another of their own accord: not sent between people with a block (rule blocks.notices). */
  personal?: boolean;
  /**
   * Someone is waiting for an answer, as with every ACTION and CHOICE; dismissing all notifications skips this one.
   */
  needsAnswer?: boolean;
  /**
   * The reported change can be undone and made again: a later notification about the same subject updates that of the
   * last day, without another push (rule notifications.repeated).
   */
  replacesEarlier?: boolean;
}

export interface NotificationKind<Data> extends KindRow<Data> {
  name: string;
}

type KindRows = Record<string, KindRow<never>>;
type DataOf<Row> = Row extends { content: (data: infer Data, language: Language) => NotificationContent }
  ? Data
  : never;

/** Data as it comes back from JSON: no Date, for one, since its methods don't. */
type Json<Data> = Data extends (...args: never) => unknown
  ? never
  : Data extends object
    ? { [Key in keyof Data]: Json<Data[Key]> }
    : Data;

type WithJson<Rows> = {
  [Name in keyof Rows]: DataOf<Rows[Name]> extends Json<DataOf<Rows[Name]>> & { quote?: string } ? unknown : never;
};

export function notificationKinds<Rows extends KindRows>(
  rows: Rows & WithJson<Rows>,
): { [Name in keyof Rows]: NotificationKind<DataOf<Rows[Name]>> } {
  const entries = Object.entries<KindRow<never>>(rows).map(([name, row]) => [name, { ...row, name }]);
  return Object.fromEntries(entries) as { [Name in keyof Rows]: NotificationKind<DataOf<Rows[Name]>> };
}

export const groupKeyOf = ({ name }: Pick<NotificationKind<never>, 'name'>, about: string): string =>
  `${name}:${about}`;

export const badNewsContent = (message: string, language: Language): NotificationContent => ({
  message,
  actionType: 'ACKNOWLEDGE',
  primary: { name: wordsIn(language).okay },
});

export const acknowledgementContent = (message: string, language: Language): NotificationContent => ({
  ...badNewsContent(message, language),
  icon: 'Like',
});

export const pageLinkContent = (message: string, name: string, url: string, subject?: string): NotificationContent => ({
  message,
  actionType: 'DISMISSIBLE_ACTION',
  primary: { name, url },
  subject,
});
