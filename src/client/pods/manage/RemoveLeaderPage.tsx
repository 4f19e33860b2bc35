import { useNavigate } from 'react-router-dom';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useDeletePodMutation } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { podAdminCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';

const text = words.removeLeader;

export function RemoveLeaderPage() {
  return <WithPod isCandidate={({ can }) => can.delete}>{(pod) => <RemoveLeaderOf pod={pod} />}</WithPod>;
}

function RemoveLeaderOf({ pod }: { pod: Pod }) {
  if (pod.can.delete) return <ConfirmDeletion pod={pod} />;
  const others = pod.members.filter((userId) => userId !== pod.leaderId).length;
  if (!pod.can.removeMembers || others === 0) return <NotFoundNotice />;
  const action = { label: text.toPeople, to: pathTo(paths.podsAdmin, { pod: pod.id }) };
  return (
    <NoticePage title={text.hasMembers} action={action}>
      <p>{text.hasMembersWhy}</p>
    </NoticePage>
  );
}

function ConfirmDeletion({ pod }: { pod: Pod }) {
  const navigate = useNavigate();
  const [deletePod] = useDeletePodMutation();
  const { leaderName: leader } = pod;
  const remove = async () => {
    await deletePod({ id: pod.id }).unwrap();
    await navigate(pathTo(paths.pods, { membership: pod.membershipId }), { replace: true });
    showMessage(text.done({ pod: pod.name }));
  };
  const title = leader === undefined ? text.titleNoLeader : text.title;
  return (
    <ConfirmPage
      title={title}
      crumbs={podAdminCrumbs(pod, title)}
      effects={[
        leader === undefined ? text.noLeader({ pod: pod.name }) : text.leader({ leader, pod: pod.name }),
        text.lost,
        ...(leader === undefined ? [] : [text.emailed({ leader })]),
        ...(pod.waitlist > 0 ? [text.waiting({ count: pod.waitlist })] : []),
        text.final,
      ]}
      verb={leader === undefined ? text.verbNoLeader : text.verb}
      danger
      ends
      onConfirm={remove}
      back={{ to: pathTo(paths.podsAdmin, { pod: pod.id }) }}
    />
  );
}
