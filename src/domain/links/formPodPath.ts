import { pathTo } from './pathTo';
import { paths } from './paths';

/**
 * The page that forms a pod from another pod's waitlist. In a separate file so that the home page doesn't load all mail
 * links.
 */
export const formPodPath = (podId: string): string => pathTo(paths.membershipFormPod, { pod: podId });
