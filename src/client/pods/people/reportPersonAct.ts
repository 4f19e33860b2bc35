import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths, reportPersonPath, type ReportedState } from '../../../domain/links';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words';

type Person = Pick<PodMember, 'userId' | 'firstName' | 'lastName' | 'photoId'>;

/** For menus of people in a pod: everybody but oneself. */
export function reportPersonAct({ id: podId, membershipId }: Pick<Pod, 'id' | 'membershipId'>, person: Person) {
  const { userId } = person;
  const state: ReportedState = { name: fullName(person), hasImage: person.photoId !== undefined };
  const back = pathTo(paths.podParticipants, { pod: podId });
  return { label: words.participants.report, to: reportPersonPath({ membershipId, userId, podId, back }), state };
}
