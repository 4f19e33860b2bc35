import type { AnnouncementValues } from '../../domain/announcements/forms';
import { draftStore } from '../ui/form/drafts/draftStore';

export const announcementDraft = draftStore<AnnouncementValues>('announcement', { isShared: true });
