/** What other areas use of pods; everything else here is the area's own. */
export { podCrumbs } from './podCrumbs';
export { WithPod } from './WithPod';
