export { ConfirmJoinPodPage as podsConfirmJoinPod } from '../../pods/join/ConfirmJoinPodPage';
export { ConfirmJoinWaitlistPage as podsConfirmJoinWaitlist } from '../../pods/join/ConfirmJoinWaitlistPage';
export { ConfirmSwitchPage as podConfirmSwitch } from '../../pods/join/ConfirmSwitchPage';
export { JoinAnotherPodPage as podsJoinAnother } from '../../pods/join/JoinAnotherPodPage';
export { JoinPodPage as podsJoin } from '../../pods/join/JoinPodPage';
export { LeavePodPage as podLeave } from '../../pods/join/LeavePodPage';
export { SwitchPodPage as podSwitch } from '../../pods/join/SwitchPodPage';
