import type { Business, Membership } from '../../../contract/entities.gen';

/** Ids that can be told apart: `idOf(3)`. */
export const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function aBusiness(changes: Partial<Business> = {}): Business {
  const owner = changes.owner ?? true;
  return {
    id: idOf(900),
    name: 'Slow Current Coaching',
    owner,
    admin: false,
    can: {
      edit: owner,
      addMembership: owner,
      viewAdmins: owner,
      inviteAdmin: owner,
      removeAdmin: owner,
      configureZoom: owner,
    },
    ...changes,
  };
}

/** As its owner sees it. */
export function aMembership(changes: Partial<Membership> = {}): Membership {
  return {
    id: idOf(100),
    businessId: idOf(900),
    businessName: 'Slow Current Coaching',
    name: 'Small Steps Circle',
    supportEmail: 'help@example.com',
    leader: false,
    member: false,
    admin: false,
    owner: true,
    hasLogo: false,
    zoomSupported: false,
    settings: [],
    features: [],
    customButtons: [],
    defaultMaxParticipants: 8,
    ...changes,
    can: {
      edit: true,
      delete: true,
      manageMembers: true,
      manageInvites: true,
      manageLeaderMeetings: true,
      viewLeaderMeetings: true,
      addPod: true,
      leadNewPod: true,
      joinPod: false,
      requestLeadership: false,
      leave: false,
      ...changes.can,
    },
  };
}
