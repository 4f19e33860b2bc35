import type { Business, BusinessCan, Membership } from '../../contract/entities.gen';

export const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const businessCan = (isAllowed: boolean): BusinessCan => ({
  edit: isAllowed,
  addMembership: isAllowed,
  viewAdmins: isAllowed,
  inviteAdmin: isAllowed,
  removeAdmin: isAllowed,
  configureZoom: isAllowed,
  manageApiKeys: isAllowed,
  handleReports: isAllowed,
  viewAuditLog: isAllowed,
  requireTwoFactor: isAllowed,
});

export function aBusiness(changes: Partial<Business> = {}): Business {
  const owner = changes.owner ?? true;
  return {
    id: idOf(900),
    name: 'Slow Current Coaching',
    owner,
    admin: false,
    can: businessCan(owner),
    ...changes,
  };
}

export function aMembership(changes: Partial<Membership> = {}): Membership {
  return {
    id: idOf(100),
    businessId: idOf(900),
    businessName: 'Slow Current Coaching',
    name: 'Small Steps Circle',
    supportEmail: 'help@example.com',
    leader: false,
    member: true,
    admin: false,
    owner: false,
    hasLogo: false,
    zoomSupported: false,
    settings: [],
    features: [],
    customButtons: [],
    defaultMaxParticipants: 8,
    ...changes,
    can: {
      edit: false,
      delete: false,
      manageMembers: false,
      manageInvites: false,
      manageLeaderMeetings: false,
      viewLeaderMeetings: false,
      addPod: false,
      leadNewPod: false,
      joinPod: false,
      requestLeadership: false,
      leave: true,
      ...changes.can,
    },
  };
}

export function anOwnedMembership(changes: Partial<Membership> = {}): Membership {
  const can = {
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
  };
  return aMembership({ owner: true, member: false, ...changes, can });
}
