import { pathTo } from './pathTo';
import { paths } from './paths';

/** Where a pod is formed of the waitlist of another. Of its own, so that home comes without all that mails lead to. */
export const formPodPath = (podId: string): string => pathTo(paths.membershipFormPod, { pod: podId });
