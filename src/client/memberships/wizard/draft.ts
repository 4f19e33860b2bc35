import type { MembershipValues } from '../../../domain/memberships/forms';
import { draftStore } from '../../ui/form/drafts/draftStore';

/** One draft for each user and business. */
export const membershipDraft = draftStore<MembershipValues>('membership', { isShared: true });
