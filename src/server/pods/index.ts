/** What other areas use of this one. */
export { availablePods } from './availablePods';
export { joinPreferredPod } from './joinPreferredPod';
export { leaveAllPods } from './leaveAllPods';
export { announcedPodMeeting, isConfirmedAssistant, lockPod, type LockedPod } from './lock';
export { assistantSubject } from './notificationKinds';
export { refuseSecondPlace } from './onePlace';
export { mailPodMeetings } from './mailPodMeetings';
export { promoteInPods, promoteFromWaitlist } from './promotion';
export { clearAssistant } from './releaseAssistant';
export { endSearch } from './seats';
export { updatePod } from './updatePod';
