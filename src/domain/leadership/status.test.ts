import { LEADER_STATUSES, leaderStatusAfter, mayRequestLeadership, settableLeaderStatuses } from './status';

describe('the way to leading', () => {
  it('goes from asking over approval to confirmed training', () => {
    expect(leaderStatusAfter('NONE', 'apply')).toBe('PENDING_APPROVAL');
    expect(leaderStatusAfter('PENDING_APPROVAL', 'approve')).toBe('APPROVED');
    expect(leaderStatusAfter('APPROVED', 'confirmTraining')).toBe('SIGNED_OFF');
  });

  it('may end in being declined, and begin again from there', () => {
    expect(leaderStatusAfter('PENDING_APPROVAL', 'decline')).toBe('DECLINED');
    expect(leaderStatusAfter('DECLINED', 'apply')).toBe('PENDING_APPROVAL');
  });

  it('cannot be asked for by who waits, or is approved already', () => {
    expect(LEADER_STATUSES.filter(mayRequestLeadership)).toEqual(['NONE', 'DECLINED']);
  });

  it('has training only after approval, and a decision only once', () => {
    expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'confirmTraining'))).toEqual(['APPROVED']);
    expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'decline'))).toEqual(['PENDING_APPROVAL']);
    expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'approve'))).toEqual(['PENDING_APPROVAL']);
  });

  it('is shortened by accepting a transfer, which counts as approval and takes nothing away', () => {
    expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'acceptTransfer'))).toEqual([
      'APPROVED',
      'APPROVED',
      'APPROVED',
      'APPROVED',
      'SIGNED_OFF',
    ]);
  });

  it('begins anew after being unassigned', () => {
    expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'demote'))).toEqual(Array(5).fill('NONE'));
  });
});

describe('staff', () => {
  it('may set any other status but the asking itself', () => {
    expect(settableLeaderStatuses('PENDING_APPROVAL', false)).toEqual(['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF']);
    expect(settableLeaderStatuses('APPROVED', false)).toEqual(['NONE', 'DECLINED', 'SIGNED_OFF']);
  });

  it('cannot take away the standing of who leads a pod', () => {
    expect(settableLeaderStatuses('APPROVED', true)).toEqual(['SIGNED_OFF']);
  });
});
