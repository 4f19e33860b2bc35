import type { InvitePeopleValues } from '../../../domain/memberships/invitePeopleForm';
import { tabDraft } from '../../ui/form/tabDraft';

/** One draft for each user and membership. */
export const invitePeopleDraft = tabDraft<InvitePeopleValues>('invite-people');
