import type { AnnouncementValues } from '../../domain/announcements/forms';
import { draftStore } from '../ui/form/drafts/draftStore';

/** Rule announcements.draft. */
export const announcementDraft = draftStore<AnnouncementValues>('announcement', { isShared: true });
