import type { Pod, PodMember } from '../../../contract/entities.gen';
import { blockPath, pathTo, paths, reportPersonPath, type ReportedState } from '../../../domain/links';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words.gen';

type Person = Pick<PodMember, 'userId' | 'firstName' | 'lastName' | 'photoId'>;

/** Reporting and blocking, in menus of people in a pod: for everybody but oneself. */
export function actsAgainst({ id: podId, membershipId }: Pick<Pod, 'id' | 'membershipId'>, person: Person) {
  const { userId } = person;
  const state: ReportedState = { name: fullName(person), userId, hasImage: person.photoId !== undefined };
  const back = pathTo(paths.podParticipants, { pod: podId });
  return [
    { label: words.participants.report, to: reportPersonPath({ membershipId, userId, podId, back }), state },
    { label: words.participants.block, to: blockPath({ userId, back }) },
  ];
}
