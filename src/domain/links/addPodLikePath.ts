import { pathTo } from './pathTo';
import { paths } from './paths';

/** The form of a new pod, filled in with what the other pod has. */
export const addPodLikePath = (membershipId: string, podId: string): string =>
  pathTo(paths.podsAdd, { membership: membershipId, pod: podId });
