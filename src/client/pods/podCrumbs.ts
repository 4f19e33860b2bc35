import { paths, pathTo } from '../../domain/links';
import { words } from './words';

/** From the list of pods by the pod to a page about it. */
export const podCrumbs = (pod: { id: string; name: string }, page: string) => [
  { label: words.pods, to: paths.pods },
  { label: pod.name, to: pathTo(paths.pod, { pod: pod.id }) },
  { label: page },
];
