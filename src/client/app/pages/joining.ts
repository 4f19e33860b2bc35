export { ConfirmJoinPodPage } from '../../pods/ConfirmJoinPodPage';
export { ConfirmJoinWaitlistPage } from '../../pods/ConfirmJoinWaitlistPage';
export { ConfirmSwitchPage } from '../../pods/ConfirmSwitchPage';
export { JoinAnotherPodPage } from '../../pods/JoinAnotherPodPage';
export { JoinPodPage } from '../../pods/JoinPodPage';
export { LeavePodPage } from '../../pods/LeavePodPage';
export { SwitchPodPage } from '../../pods/SwitchPodPage';
