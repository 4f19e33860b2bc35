import { pathTo } from './pathTo';
import { paths } from './paths';

export const addPodLikePath = (membershipId: string, podId: string): string =>
  pathTo(paths.podsAdd, { membership: membershipId, pod: podId });
