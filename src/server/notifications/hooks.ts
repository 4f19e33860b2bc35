import type { NotificationKind } from './kind';

declare module '../platform/hooks' {
  interface Hooks {
    /** The kinds of all areas by name, which make stored notifications into text. */
    notificationKinds: Record<string, NotificationKind<never>>;
  }
}
