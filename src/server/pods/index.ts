/** What other areas use of this one. */
export { availablePods } from './availablePods';
export { joinPreferredPod } from './joinPreferredPod';
export { leaveAllPods } from './leaveAllPods';
export { seatLeader, setPodRole } from './leaderSeat';
export { announcedPodMeeting, isConfirmedAssistant, leaderOf, lockPod, type LockedPod } from './lock';
export { assistantSubject } from './notificationKinds';
export { mailPodMeetings } from './mailPodMeetings';
export { podTakenPartIn, refuseSecondPlace } from './onePlace';
export { promoteInPods, promoteFromWaitlist } from './promotion';
export { clearAssistant } from './releaseAssistant';
export { endSearch, unseat } from './seats';
export { updatePod } from './updatePod';
