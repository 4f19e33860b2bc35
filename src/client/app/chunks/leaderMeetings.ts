export { AddLeaderPodPage as leaderPodsAdd } from '../../meetings/leaderMeetings/AddLeaderPodPage';
export { CancelLeaderPodPage as leaderPodsConfirmCancel } from '../../meetings/leaderMeetings/CancelLeaderPodPage';
export { EditLeaderPodPage as leaderPodsEdit } from '../../meetings/leaderMeetings/EditLeaderPodPage';
export { LeaderPodPage as leaderPod } from '../../meetings/leaderMeetings/LeaderPodPage';
export { LeaderPodMeetingsPage as leaderPodMeetings } from '../../meetings/leaderMeetings/LeaderPodMeetingsPage';
export { LeaderPodParticipantsPage as leaderPodParticipants } from '../../meetings/leaderMeetings/LeaderPodParticipantsPage';
export { LeaderPodsPage as leaderPods } from '../../meetings/leaderMeetings/LeaderPodsPage';
