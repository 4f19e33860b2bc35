import { Navigate, useNavigate } from 'react-router-dom';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useListMyPodsQuery, useSwitchPodMutation } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { SubjectState } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { NoPodToSwitch } from './SwitchPodPage';

const text = words.switchPod;

/**
 * The address names the pod to move to; the pod to leave is the user's only one in that membership (rule
 * pods.oneSeat).
 */
export function ConfirmSwitchPage() {
  const holder = useFrozenSubject<Pod[]>();
  const mine = useListMyPodsQuery();
  return (
    <WithPod isCandidate={() => false}>
      {(to) => {
        if (to.myRole) return <Navigate to={pathTo(paths.pod, { pod: to.id })} replace />;
        return (
          <SubjectState frozenSubject={holder} query={mine} skeleton={<CardsSkeleton count={1} />}>
            {(pods) => {
              const from = pods.find(({ membershipId, can }) => membershipId === to.membershipId && can.switch);
              if (!from) return <NoPodToSwitch membershipId={to.membershipId} />;
              const isOpen = to.seatsAvailable > 0 && !to.scheduledMeeting.paused;
              return isOpen ? <ConfirmSwitch from={from} to={to} /> : <CannotSwitch from={from} to={to} />;
            }}
          </SubjectState>
        );
      }}
    </WithPod>
  );
}

interface Switch {
  from: Pod;
  to: Pod;
}

function ConfirmSwitch({ from, to }: Switch) {
  const navigate = useNavigate();
  const [switchPod] = useSwitchPodMutation();
  const back = pathTo(paths.podSwitch, { pod: from.id });
  const move = async () => {
    await switchPod({ id: from.id, podSwitch: { toPodId: to.id } }).unwrap();
    await navigate(paths.pods, { replace: true });
    showMessage(text.moved({ to: to.name }));
  };
  return (
    <ConfirmPage
      title={text.confirmTitle}
      crumbs={[
        { label: membershipPlaces.pods.name, to: paths.pods },
        { label: text.title, to: back },
        { label: to.name },
      ]}
      effects={[
        <strong key="moving">{text.moving({ from: from.name, to: to.name })}</strong>,
        text.removed({ from: from.name, waiting: from.waitlist }),
        text.transferred,
        text.emailed,
      ]}
      verb={text.verb}
      onConfirm={move}
      back={{ to: back }}
    />
  );
}

function CannotSwitch({ from, to }: Switch) {
  const action = { label: text.back, to: pathTo(paths.podSwitch, { pod: from.id }) };
  return (
    <NoticePage title={text.full({ pod: to.name })} action={action}>
      <p>{text.fullWhy}</p>
    </NoticePage>
  );
}
