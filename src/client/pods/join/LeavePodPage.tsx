import { useNavigate } from 'react-router-dom';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useLeavePodMutation } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { podCrumbs } from '../podCrumbs';
import { WithPod } from '../WithPod';
import { useStepsEnabled } from '../useStepsEnabled';
import { words } from '../words.gen';

const text = words.leave;

export function LeavePodPage() {
  return (
    <WithPod isCandidate={({ can }) => can.leave}>
      {(pod) => (pod.can.leave ? <ConfirmLeave pod={pod} /> : <CannotLeave pod={pod} />)}
    </WithPod>
  );
}

function ConfirmLeave({ pod }: { pod: Pod }) {
  const navigate = useNavigate();
  const [leavePod] = useLeavePodMutation();
  const withSteps = useStepsEnabled(pod.membershipId);
  const back = pathTo(paths.pod, { pod: pod.id });
  // A leader can leave only an empty pod, which is then deleted (rule pods.leave).
  const deletes = pod.myRole === 'leader';
  const leave = async () => {
    await leavePod({ id: pod.id }).unwrap();
    await navigate(pathTo(paths.podsJoinAnother, { request: pod.membershipId }), { replace: true });
    showMessage(text.left({ pod: pod.name }));
  };
  const effects = deletes
    ? [text.deletes({ pod: pod.name }), text.stepsMailed]
    : [
        text.place({ pod: pod.name, waiting: pod.waitlist }),
        text.emailed,
        ...(pod.can.chat ? [text.chat] : []),
        ...(withSteps ? [text.steps] : []),
      ];
  return (
    <ConfirmPage
      title={text.title({ pod: pod.name })}
      crumbs={podCrumbs(pod, text.verb)}
      effects={effects}
      verb={deletes ? text.deleteVerb : text.verb}
      danger
      ends={deletes}
      onConfirm={leave}
      back={{ to: back }}
    />
  );
}

function CannotLeave({ pod }: { pod: Pod }) {
  const leads = pod.myRole === 'leader';
  const handOver = { label: words.view.handOver, to: pathTo(paths.leaderSwitch, { pod: pod.id }) };
  return (
    <NoticePage
      title={leads ? text.leads : text.notIn}
      action={leads ? handOver : { label: words.form.toPods, to: paths.pods }}
    >
      <p>{leads ? words.view.cannotLeave : text.notInWhy}</p>
    </NoticePage>
  );
}
