import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';

/** Where a pod's meeting is changed; undefined for who may not. */
export const podEditPath = ({ id, can }: Pod): string | undefined =>
  can.edit ? pathTo(paths.podEdit, { pod: id }) : undefined;

/** The same of a leader meeting. */
export const leaderPodEditPath = ({ id, can }: LeaderPod): string | undefined =>
  can.edit ? pathTo(paths.leaderPodsEdit, { leaderPod: id }) : undefined;
