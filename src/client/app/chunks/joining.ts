export { ConfirmJoinPodPage } from '../../pods/join/ConfirmJoinPodPage';
export { ConfirmJoinWaitlistPage } from '../../pods/join/ConfirmJoinWaitlistPage';
export { ConfirmSwitchPage } from '../../pods/join/ConfirmSwitchPage';
export { JoinAnotherPodPage } from '../../pods/join/JoinAnotherPodPage';
export { JoinPodPage } from '../../pods/join/JoinPodPage';
export { LeavePodPage } from '../../pods/join/LeavePodPage';
export { SwitchPodPage } from '../../pods/join/SwitchPodPage';
