import { candidateObstacle, type LeaderCandidacy } from './candidates';

const participant: LeaderCandidacy = {
  inPod: true,
  podHasLeader: true,
  leadsPod: false,
  leaderStatus: 'NONE',
  disabled: false,
};
const outside = { ...participant, inPod: false };

it('a participant can be asked to lead their pod, trained or not', () => {
  expect(candidateObstacle(participant)).toBeUndefined();
  expect(candidateObstacle({ ...participant, leaderStatus: 'DECLINED' })).toBeUndefined();
});

it('a participant who leads another pod or is disabled cannot be asked to lead', () => {
  expect(candidateObstacle({ ...participant, leadsPod: true })).toBe('leadsAlready');
  expect(candidateObstacle({ ...participant, disabled: true })).toBe('disabled');
});

it('a trained leader from outside the pod can lead it if it has no leader, but no other outsider can', () => {
  const trained = { ...outside, podHasLeader: false, leaderStatus: 'SIGNED_OFF' as const };
  expect(candidateObstacle(trained)).toBeUndefined();
  expect(candidateObstacle({ ...trained, leaderStatus: 'APPROVED' })).toBe('notTrained');
  expect(candidateObstacle({ ...trained, leadsPod: true })).toBe('leadsAlready');
  expect(candidateObstacle({ ...trained, podHasLeader: true })).toBe('notInPod');
});
