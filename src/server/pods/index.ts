/** What other areas use of this one. */
export { availablePods } from './availablePods';
export { joinPreferredPod } from './joinPreferredPod';
export { leaveAllPods } from './leaveAllPods';
export { announcedPodMeeting, lockPod, type LockedPod } from './lock';
export { assistantSubject } from './notificationKinds';
export { promoteInPods, promoteFromWaitlist } from './promotion';
export { removeFromAllWaitlists } from './waitlist';
