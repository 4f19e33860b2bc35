import type { InvitePeopleValues } from '../../../domain/memberships/invitePeopleForm';
import { draftStore } from '../../ui/form/drafts/draftStore';

/** One draft for each user and membership. */
export const invitePeopleDraft = draftStore<InvitePeopleValues>('invite-people', { isShared: true });
