import { ListPage } from '../../ui/pages/ListPage';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { ManagePeople } from '../manage/PodAdministrationPage';
import { podCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { PeopleList } from './PeopleList';

const { title } = words.participants;

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
