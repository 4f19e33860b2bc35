/** A push message as sent by the server and shown by the service worker. */
export interface PushPayload {
  title: string;
  body: string;
  /** Client path to open on a click. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** Id of the notification shown; dismissing that notification removes it from the device. Absent for a digest. */
  notificationId?: string;
}
