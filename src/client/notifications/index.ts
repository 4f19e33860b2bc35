/** The parts of notifications that other areas may use. */
export { NotificationSettings } from './NotificationSettings';
