import type { PodMember } from '../../contract/entities.gen';
import { paths, pathTo } from '../../domain/links';
import { fullName } from '../ui/people/fullName';
import { words } from './words';

type NamedPod = { id: string; name: string };

const toPod = (pod: NamedPod) => [
  { label: words.pods, to: paths.pods },
  { label: pod.name, to: pathTo(paths.pod, { pod: pod.id }) },
];

/** From the list of pods by the pod to a page about it. */
export const podCrumbs = (pod: NamedPod, page: string) => [...toPod(pod), { label: page }];

/** From the list of pods by the pod and how it is managed to a page of that. */
export const podAdminCrumbs = (pod: NamedPod, page: string) => [
  ...toPod(pod),
  { label: words.admin.crumb, to: pathTo(paths.podAdmin, { pod: pod.id }) },
  { label: page },
];

type Person = Pick<PodMember, 'userId' | 'firstName' | 'lastName'>;

/** Where who runs a pod can do something with somebody's place in it. */
export const participantPath = (pod: NamedPod, { userId }: Person): string =>
  pathTo(paths.podParticipant, { pod: pod.id, person: userId });

/** From the list of pods by the pod and its participants to one of them, or to a page about them. */
export const participantCrumbs = (pod: NamedPod, person: Person, page?: string) => {
  const name = fullName(person);
  return [
    ...toPod(pod),
    { label: words.participants.title, to: pathTo(paths.podParticipants, { pod: pod.id }) },
    ...(page === undefined ? [{ label: name }] : [{ label: name, to: participantPath(pod, person) }, { label: page }]),
  ];
};
