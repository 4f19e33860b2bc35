import { pathTo } from './pathTo';
import { paths } from './paths';

/** The form for a new pod, filled in from another pod. */
export const addPodLikePath = (membershipId: string, podId: string): string =>
  pathTo(paths.podsAdd, { membership: membershipId, pod: podId });
