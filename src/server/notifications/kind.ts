import type { NotificationActionType } from '../../domain/notifications/actionTypes';

/** Many of a kind as one line of the list. */
interface NotificationGroup {
  /** An id of what they are about: those of the kind about the same are one group. */
  about: string;
  /** What follows their number, of three or more: HTML, made with `html`. */
  summary: string;
}

/** A notification as it is stored, but for whom and when. */
export interface NotificationContent {
  /** HTML, made with `html`. */
  message: string;
  actionType: NotificationActionType;
  /** Without an address the button only dismisses. */
  primary: { name: string; url?: string };
  secondary?: { name: string; url: string };
  icon?: 'Like';
  /** The path of the page that a device opens; unless said, that of its button, or else the list. */
  page?: string;
  /**
   * What it is about: settling that dismisses it for everybody, and a device shows the last of it. A kind that has one
   * is pushed: what still waits to be pushed gives way to any later one about the same.
   */
  subject?: string;
  /** When it no longer matters, epoch seconds: no device shows it from then on. A day after it was sent unless said. */
  mattersUntil?: number;
  /** What it is folded with when many come (rule notifications.groups); without it each stands by itself. */
  group?: NotificationGroup;
}

/** What is said, and by which ways besides the list and the stream. */
interface KindRow<Data> {
  content: (data: Data) => NotificationContent;
  /** Also on the person's devices; 'high' for what can't wait (rule notifications.pushUrgency). */
  push: boolean | 'high';
  /** Told to owner and admins because they run a business: it goes with the role. */
  forStaff?: boolean;
  /** Somebody waits for the answer, as of every ACTION and CHOICE: dismissing all leaves it. */
  needsAnswer?: boolean;
}

/** A kind of notification; `name` is what it is stored under. */
export interface NotificationKind<Data> extends KindRow<Data> {
  name: string;
}

type KindRows = Record<string, KindRow<never>>;
type DataOf<Row> = Row extends { content: (data: infer Data) => NotificationContent } ? Data : never;

/** The kinds of an area: each takes its key as its name. */
export function notificationKinds<Rows extends KindRows>(
  rows: Rows,
): { [Name in keyof Rows]: NotificationKind<DataOf<Rows[Name]>> } {
  const entries = Object.entries(rows).map(([name, row]) => [name, { ...row, name }]);
  return Object.fromEntries(entries) as { [Name in keyof Rows]: NotificationKind<DataOf<Rows[Name]>> };
}

/** Under which a group of a kind is stored. */
export const groupKeyOf = ({ name }: Pick<NotificationKind<never>, 'name'>, about: string): string =>
  `${name}:${about}`;

/** One button, which only dismisses. */
export const acknowledgement = (message: string): NotificationContent => ({
  message,
  actionType: 'ACKNOWLEDGE',
  primary: { name: 'Okay' },
  icon: 'Like',
});

/** A link to a page of the product, or dismissed without. */
export const pageLink = (message: string, name: string, url: string, subject?: string): NotificationContent => ({
  message,
  actionType: 'DISMISSIBLE_ACTION',
  primary: { name, url },
  subject,
});
