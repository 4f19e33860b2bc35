import type { MembershipValues } from '../../../domain/memberships/forms';
import { tabDraft } from '../../ui/form/tabDraft';

/** One draft for each user and business. */
export const membershipDraft = tabDraft<MembershipValues>('membership');
