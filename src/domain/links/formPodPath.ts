import { pathTo } from './pathTo';
import { paths } from './paths';

/** The page that forms a pod from another pod's waitlist. A separate file, so that home doesn't load all mail links. */
export const formPodPath = (podId: string): string => pathTo(paths.membershipFormPod, { pod: podId });
