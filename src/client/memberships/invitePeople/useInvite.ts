import { useInvitePeopleMutation } from '../../api/bulkApi';
import type { ReadInvitation } from '../../../domain/memberships/readInvitations';
import { askOf } from './askOf';
import { invitePeopleDraft } from './draft';

export function useInvite(membershipId: string) {
  const [invitePeople] = useInvitePeopleMutation();
  return async (people: readonly ReadInvitation[], language: string) => {
    const action = await invitePeople(askOf(membershipId, people, language)).unwrap();
    invitePeopleDraft.clear(membershipId);
    return action;
  };
}
