/** What other areas use of pods; everything else here is the area's own. */
export { CandidateAction } from './CandidateAction';
export { participantCrumbs, participantPath, podCrumbs } from './podCrumbs';
export { WithParticipant } from './WithParticipant';
export { WithPod } from './WithPod';
