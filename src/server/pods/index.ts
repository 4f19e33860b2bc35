/** What other areas use of this one. */
export { availablePods } from './availablePods';
export { takePreferredPlace } from './join';
export { leaveAllPods } from './leave';
export { fillFreeSeats } from './fillFreeSeats';
export { lockPod, meetingSubjectOf, type LockedPod } from './lock';
export { assistantSubject } from './notificationKinds';
export { endWaits, promoteWaiting } from './seats';
