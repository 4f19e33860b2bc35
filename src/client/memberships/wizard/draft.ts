import type { MembershipValues } from '../../../domain/memberships/forms';
import { draftStore } from '../../ui/form/drafts/draftStore';

export const membershipDraft = draftStore<MembershipValues>('membership', { isShared: true });
