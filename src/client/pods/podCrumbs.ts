import type { PodMember } from '../../contract/entities.gen';
import { paths, pathTo } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { fullName } from '../ui/people/fullName';
import { words } from './words.gen';

type NamedPod = { id: string; name: string };

const toPod = (pod: NamedPod) => [
  { label: membershipPlaces.pods.name, to: paths.pods },
  { label: pod.name, to: pathTo(paths.pod, { pod: pod.id }) },
];

export const podCrumbs = (pod: NamedPod, page: string) => [...toPod(pod), { label: page }];

export const podAdminCrumbs = (pod: NamedPod, page: string) => [
  ...toPod(pod),
  { label: words.admin.crumb, to: pathTo(paths.podsAdmin, { pod: pod.id }) },
  { label: page },
];

type Person = Pick<PodMember, 'userId' | 'firstName' | 'lastName'>;

export const participantPath = (pod: NamedPod, { userId }: Person): string =>
  pathTo(paths.podParticipant, { pod: pod.id, person: userId });

export const participantCrumbs = (pod: NamedPod, person: Person, page?: string) => {
  const name = fullName(person);
  return [
    ...toPod(pod),
    { label: words.admin.crumb, to: pathTo(paths.podsAdmin, { pod: pod.id }) },
    ...(page === undefined ? [{ label: name }] : [{ label: name, to: participantPath(pod, person) }, { label: page }]),
  ];
};
