export interface PushPayload {
  title: string;
  body: string;
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** Dismissing that notification removes it from the device. Absent for a digest. */
  notificationId?: string;
}
