import { LEADER_STATUSES } from '../leadership/status';
import { businessCan } from './business';
import { membershipCan } from './membership';
import { leaderPodCan } from './pod';
import type { Relation } from './relation';
import { people } from './testing/people';

describe('a membership', () => {
  const facts = { leadsPod: false, ledPodHasMembers: false, assistsPod: false, participatesInPod: false };
  const leading = { ...facts, leadsPod: true };
  const withStatus = (leaderStatus: (typeof LEADER_STATUSES)[number]): Relation => ({
    signedIn: true,
    member: { disabled: false, leaderStatus },
  });

  it('staff run a membership, and only the owner can delete it', () => {
    const run = { edit: true, manageMembers: true, manageInvites: true, manageLeaderMeetings: true, addPod: true };
    expect(membershipCan(people.admin, facts)).toMatchObject({ ...run, delete: false, viewLeaderMeetings: true });
    expect(membershipCan(people.owner, facts)).toMatchObject({ ...run, delete: true });
    const none = { edit: false, manageMembers: false, manageInvites: false, manageLeaderMeetings: false };
    expect(membershipCan(people.leader, leading)).toMatchObject({ ...none, delete: false });
  });

  it('a fully approved leader without a pod can add a pod to a membership', () => {
    const adding = LEADER_STATUSES.filter((status) => membershipCan(withStatus(status), facts).addPod);
    expect(adding).toEqual(['SIGNED_OFF']);
    expect(membershipCan(withStatus('SIGNED_OFF'), leading).addPod).toBe(false);
  });

  it('a person who adds a pod leads it, but staff only if they lead no other pod and are not disabled', () => {
    expect(membershipCan(people.owner, facts).leadNewPod).toBe(true);
    expect(membershipCan(people.owner, leading)).toMatchObject({ addPod: true, leadNewPod: false });
    const disabled: Relation = { ...people.admin, member: { disabled: true, leaderStatus: 'SIGNED_OFF' } };
    expect(membershipCan(disabled, facts)).toMatchObject({ addPod: true, leadNewPod: false });
    const leaders = LEADER_STATUSES.filter((status) => membershipCan(withStatus(status), facts).leadNewPod);
    expect(leaders).toEqual(['SIGNED_OFF']);
  });

  it('a member of a membership who participates in no pod can join one, whether or not they lead a pod', () => {
    expect(membershipCan(people.member, leading).joinPod).toBe(true);
    expect(membershipCan(people.member, { ...facts, participatesInPod: true }).joinPod).toBe(false);
  });

  it('a member of a membership can request leadership if they have no open request and lead no pod', () => {
    const asking = LEADER_STATUSES.filter((status) => membershipCan(withStatus(status), facts).requestLeadership);
    expect(asking).toEqual(['NONE', 'DECLINED']);
    expect(membershipCan(people.member, leading).requestLeadership).toBe(false);
    expect(membershipCan(people.owner, facts).requestLeadership).toBe(false);
  });

  it('a member can leave a membership, unless they lead a pod with members in it', () => {
    expect(membershipCan(people.member, leading).leave).toBe(true);
    expect(membershipCan(people.member, { ...leading, ledPodHasMembers: true }).leave).toBe(false);
    expect(membershipCan(people.owner, facts).leave).toBe(false);
  });

  it("leaders, assistants and staff see a membership's leader meetings", () => {
    expect(membershipCan(people.member, facts).viewLeaderMeetings).toBe(false);
    expect(membershipCan(people.member, leading).viewLeaderMeetings).toBe(true);
    expect(membershipCan(people.member, { ...facts, assistsPod: true }).viewLeaderMeetings).toBe(true);
    expect(membershipCan(withStatus('SIGNED_OFF'), facts).viewLeaderMeetings).toBe(true);
    expect(leaderPodCan(people.admin)).toEqual({ edit: true, delete: true });
    expect(leaderPodCan(people.leader)).toEqual({ edit: false, delete: false });
  });
});

it('staff run a business, and the owner manages its admins', () => {
  expect(businessCan(people.admin)).toEqual({
    edit: true,
    addMembership: true,
    viewAdmins: true,
    inviteAdmin: false,
    removeAdmin: false,
    configureZoom: true,
    manageApiKeys: true,
    handleReports: true,
    viewAuditLog: false,
    requireTwoFactor: false,
  });
  expect(Object.values(businessCan(people.owner))).toEqual(Array(10).fill(true));
  expect(Object.values(businessCan(people.leader))).toEqual(Array(10).fill(false));
});
