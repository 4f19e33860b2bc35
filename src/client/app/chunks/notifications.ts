export { AnnouncementPage as announcement } from '../../announcements/AnnouncementPage';
export { NotificationsPage as notifications } from '../../notifications/NotificationsPage';
