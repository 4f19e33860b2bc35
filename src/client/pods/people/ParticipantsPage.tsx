import { ListPage } from '../../ui/pages/ListPage';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { ManagePeople } from '../manage/PodAdministrationPage';
import { podCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { words } from '../words';
import { PeopleList } from './PeopleList';

const { title } = words.participants;

/** /pod/participants: the people in the pod and their steps; its leader and staff can also manage them. */
export function ParticipantsPage() {
  return (
    <WithPod skeleton={<RowsSkeleton />}>
      {(pod) =>
        pod.can.removeMembers ? (
          <ManagePeople key={pod.id} pod={pod} />
        ) : (
          <ListPage key={pod.id} title={title} crumbs={podCrumbs(pod, title)}>
            <PeopleList pod={pod} />
          </ListPage>
        )
      }
    </WithPod>
  );
}
