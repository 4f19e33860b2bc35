import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';

/** Undefined without permission. */
export const podEditPath = ({ id, can }: Pod): string | undefined =>
  can.edit ? pathTo(paths.podEdit, { pod: id }) : undefined;

/** Undefined without permission. */
export const leaderPodEditPath = ({ id, can }: LeaderPod): string | undefined =>
  can.edit ? pathTo(paths.leaderPodsEdit, { leaderPod: id }) : undefined;
