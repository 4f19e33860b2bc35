import { LEADER_STATUSES, leaderStatusAfter, mayRequestLeadership, settableLeaderStatuses } from './status';

it('the way to leading goes from asking to approval', () => {
  expect(leaderStatusAfter('NONE', 'apply')).toBe('PENDING_APPROVAL');
  expect(leaderStatusAfter('PENDING_APPROVAL', 'approve')).toBe('APPROVED');
});

it('the way to leading may end in being declined, and begin again from there', () => {
  expect(leaderStatusAfter('PENDING_APPROVAL', 'decline')).toBe('DECLINED');
  expect(leaderStatusAfter('DECLINED', 'apply')).toBe('PENDING_APPROVAL');
});

it('leadership cannot be requested by a person who waits for approval or has it', () => {
  expect(LEADER_STATUSES.filter(mayRequestLeadership)).toEqual(['NONE', 'DECLINED']);
});

it('the way to leading has a decision only for who asked, and once', () => {
  expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'decline'))).toEqual(['PENDING_APPROVAL']);
  expect(LEADER_STATUSES.filter((status) => leaderStatusAfter(status, 'approve'))).toEqual(['PENDING_APPROVAL']);
});

it('the way to leading is shortened by accepting a transfer, which counts as approval and takes nothing away', () => {
  expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'acceptTransfer'))).toEqual([
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'SIGNED_OFF',
  ]);
});

it('the way to leading is over for staff who lead a pod of their own', () => {
  expect(LEADER_STATUSES.map((status) => leaderStatusAfter(status, 'leadAsStaff'))).toEqual([
    ...Array<string>(4).fill('SIGNED_OFF'),
    undefined,
  ]);
});

it('staff may set any other status but the asking itself', () => {
  expect(settableLeaderStatuses('PENDING_APPROVAL', false)).toEqual(['NONE', 'APPROVED', 'DECLINED', 'SIGNED_OFF']);
  expect(settableLeaderStatuses('APPROVED', false)).toEqual(['NONE', 'DECLINED', 'SIGNED_OFF']);
});

it('staff cannot take away the standing of a person who leads a pod', () => {
  expect(settableLeaderStatuses('APPROVED', true)).toEqual(['SIGNED_OFF']);
});
