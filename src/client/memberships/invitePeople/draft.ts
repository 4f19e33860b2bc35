import type { InvitePeopleValues } from '../../../domain/memberships/invitePeopleForm';
import { draftStore } from '../../ui/form/drafts/draftStore';

export const invitePeopleDraft = draftStore<InvitePeopleValues>('invite-people', { isShared: true });
