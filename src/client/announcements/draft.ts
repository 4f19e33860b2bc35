import type { AnnouncementValues } from '../../domain/announcements/forms';
import { draftStore } from '../ui/form/drafts/draftStore';

/** One draft for each user and membership (rule announcements.draft). */
export const announcementDraft = draftStore<AnnouncementValues>('announcement', { isShared: true });
