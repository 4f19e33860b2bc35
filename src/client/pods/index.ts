/** What other areas use of pods; everything else here is the area's own. */
export { CandidateAction } from './manage/CandidateAction';
export { participantCrumbs, participantPath, podCrumbs } from './podCrumbs';
export { WithParticipant } from './people/WithParticipant';
export { WithPod } from './WithPod';
