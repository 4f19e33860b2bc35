import { useNavigate } from 'react-router-dom';
import type { LeaderPod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useDeleteLeaderPodMutation } from '../../api/meetingsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { showMessage } from '../../ui/messages/showMessage';
import { leaderPodCrumbs } from './leaderPodCrumbs';
import { WithLeaderPod } from './WithLeaderPod';
import { words as text } from './leaderPodWords.gen';

export function CancelLeaderPodPage() {
  return <WithLeaderPod can="delete">{(leaderPod) => <ConfirmCancel leaderPod={leaderPod} />}</WithLeaderPod>;
}

function ConfirmCancel({ leaderPod }: { leaderPod: LeaderPod }) {
  const navigate = useNavigate();
  const [deleteLeaderPod] = useDeleteLeaderPodMutation();
  const { id, name, membershipId } = leaderPod;
  const cancel = async () => {
    await deleteLeaderPod({ id }).unwrap();
    await navigate(pathTo(paths.leaderPods, { membership: membershipId }), { replace: true });
    showMessage(text.deleted({ name }));
  };
  return (
    <ConfirmPage
      title={text.deleteTitle}
      crumbs={leaderPodCrumbs(leaderPod, text.deleteTitle)}
      effects={[text.deleteEffects[0]({ name }), text.deleteEffects[1]]}
      verb={text.deleteVerb}
      danger
      ends
      onConfirm={cancel}
      back={{ to: pathTo(paths.leaderPodsEdit, { leaderPod: id }) }}
    />
  );
}
