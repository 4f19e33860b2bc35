/** A push message as the server sends it and the service worker shows it. */
export interface PushPayload {
  title: string;
  body: string;
  /** Of the client: where a click leads. */
  path: string;
  /** A later message with the same tag takes the place of this one. */
  tag: string;
  /** Of the notification that it shows, with which it leaves the device; a digest has none. */
  notificationId?: string;
}
