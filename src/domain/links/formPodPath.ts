import { pathTo } from './pathTo';
import { paths } from './paths';

/** In a file of its own, so that the home page doesn't load all mail links. */
export const formPodPath = (podId: string): string => pathTo(paths.membershipFormPod, { pod: podId });
