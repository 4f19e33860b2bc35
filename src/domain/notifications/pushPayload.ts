/** A push message as sent by the server and shown by the service worker. */
export interface PushPayload {
  title: string;
  body: string;
  /** Client path that a click opens. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** Id of the notification shown, whose dismissal removes it from the device; absent for a digest. */
  notificationId?: string;
}
