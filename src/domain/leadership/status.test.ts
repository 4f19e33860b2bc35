import {
  answerGiven,
  isApproved,
  LEADER_STATUSES,
  leaderStatusAfter,
  mayRequestLeadership,
  newPodObstacle,
  settableLeaderStatuses,
} from './status';

it('leader status progresses from request to approval', () => {
  expect(leaderStatusAfter('NONE', 'apply')).toBe('PENDING_APPROVAL');
  expect(leaderStatusAfter('PENDING_APPROVAL', 'approve')).toBe('APPROVED');
});

it('a person can request leadership again after a declined request', () => {
  expect(leaderStatusAfter('PENDING_APPROVAL', 'decline')).toBe('DECLINED');
  expect(leaderStatusAfter('DECLINED', 'apply')).toBe('PENDING_APPROVAL');
});

it('people waiting for approval, or already approved, cannot request leadership', () => {
  expect(LEADER_STATUSES.filter(mayRequestLeadership)).toEqual(['NONE', 'DECLINED']);
});

it('only a pending request can be decided, and only once', () => {
  expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'decline'))).toEqual(['PENDING_APPROVAL']);
  expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'approve'))).toEqual(['PENDING_APPROVAL']);
});

it('accepting a transfer counts as approval, and never lowers the leader status', () => {
  expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'acceptTransfer'))).toEqual([
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'SIGNED_OFF',
  ]);
});

it('staff who lead their own pod are signed off, whatever their status', () => {
  expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'leadAsStaff'))).toEqual([
    ...Array<string>(4).fill('SIGNED_OFF'),
    undefined,
  ]);
});

it('staff may set any status except requested', () => {
  expect(settableLeaderStatuses('PENDING_APPROVAL', false)).toEqual(['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF']);
  expect(settableLeaderStatuses('APPROVED', false)).toEqual(['NONE', 'DECLINED', 'SIGNED_OFF']);
});

it('staff cannot revoke the leader status of a person who leads a pod', () => {
  expect(settableLeaderStatuses('APPROVED', true)).toEqual(['SIGNED_OFF']);
});

it('people count as approved from their approval on, trained or not', () => {
  expect(LEADER_STATUSES.filter(isApproved)).toEqual(['APPROVED', 'SIGNED_OFF']);
});

it('only approving or declining a pending application counts as an answer to it', () => {
  expect(LEADER_STATUSES.map((after) => answerGiven('PENDING_APPROVAL', after))).toEqual([
    undefined,
    undefined,
    'APPROVED',
    'DECLINED',
    undefined,
  ]);
  for (const before of ['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF'] as const)
    expect(answerGiven(before, 'DECLINED')).toBeUndefined();
});

describe('the leader of a new pod', () => {
  const trained = { leaderStatus: 'SIGNED_OFF' as const, disabled: false, leadsPod: false, isStaffThemselves: false };

  it('a leader must be trained, on the staff, or have agreed to lead', () => {
    expect(newPodObstacle(trained)).toBeUndefined();
    const approved = { ...trained, leaderStatus: 'APPROVED' as const };
    expect(newPodObstacle(approved)).toBe('notTrained');
    expect(newPodObstacle({ ...approved, isStaffThemselves: true })).toBeUndefined();
    expect(newPodObstacle({ ...approved, hasAgreedToLead: true })).toBeUndefined();
    expect(newPodObstacle({ ...approved, hasAgreedToLead: false })).toBe('notTrained');
  });

  it('a leader must have access, and must not lead another pod', () => {
    expect(newPodObstacle({ ...trained, disabled: true })).toBe('disabled');
    expect(newPodObstacle({ ...trained, leadsPod: true, disabled: true })).toBe('leadsAlready');
  });
});
