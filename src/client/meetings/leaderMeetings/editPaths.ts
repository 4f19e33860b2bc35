import type { LeaderPod, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';

export const podEditPath = ({ id, can }: Pod): string | undefined =>
  can.edit ? pathTo(paths.podEdit, { pod: id }) : undefined;

export const leaderPodEditPath = ({ id, can }: LeaderPod): string | undefined =>
  can.edit ? pathTo(paths.leaderPodsEdit, { leaderPod: id }) : undefined;
