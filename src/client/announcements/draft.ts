import type { AnnouncementValues } from '../../domain/announcements/forms';
import { tabDraft } from '../ui/form/tabDraft';

/** One draft for each user and membership (rule announcements.draft). */
export const announcementDraft = tabDraft<AnnouncementValues>('announcement');
