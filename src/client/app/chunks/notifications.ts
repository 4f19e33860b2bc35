export { AnnouncementPage } from '../../announcements/AnnouncementPage';
export { NotificationsPage } from '../../notifications/NotificationsPage';
