export { scopeOf } from './scope';
export { availablePods } from './available';
export { takePreferredPlace } from './join';
export { tellLeaderChannel } from './leaderChannel';
export { leaveAllPods } from './leave';
export { fillAfterPauses } from './pauses';
export { fillFreeSeats } from './seating';
export { lockPod, meetingSubjectOf, type LockedPod } from './state';
export { endWaits, promoteWaiting } from './places';
