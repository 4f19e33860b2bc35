import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';

/** The page to edit a pod's meeting; undefined without permission. */
export const podEditPath = ({ id, can }: Pod): string | undefined =>
  can.edit ? pathTo(paths.podEdit, { pod: id }) : undefined;

/** The page to edit a leader meeting; undefined without permission. */
export const leaderPodEditPath = ({ id, can }: LeaderPod): string | undefined =>
  can.edit ? pathTo(paths.leaderPodsEdit, { leaderPod: id }) : undefined;
