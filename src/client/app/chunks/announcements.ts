export { AddAnnouncementPage } from '../../announcements/AddAnnouncementPage';
export { AnnouncementsPage } from '../../announcements/AnnouncementsPage';
