export { CandidateAction } from './manage/CandidateAction';
export { participantCrumbs, participantPath, podCrumbs } from './podCrumbs';
export { WithParticipant } from './people/WithParticipant';
export { WithPod } from './WithPod';
export { PodGreeting } from './greeting/PodGreeting';
export { PodMeeting } from './meeting/PodMeeting';
