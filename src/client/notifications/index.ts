/** What other areas use of notifications. */
export { NotificationSettings } from './NotificationSettings';
