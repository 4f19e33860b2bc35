import { Navigate, useNavigate } from 'react-router-dom';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useJoinPodMutation, useListMyWaitlistsQuery } from '../../api/podsApi';
import { RecurrenceText } from '../../meetings';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { NoticePage } from '../../ui/pages/NoticePage';
import { showMessage } from '../../ui/messages/showMessage';
import { LoadingState } from '../../ui/states/QueryState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';

const text = words.confirmJoin;

export function ConfirmJoinPodPage() {
  return (
    <WithPod isCandidate={() => false}>
      {(pod) => {
        if (pod.myRole) return <Navigate to={pathTo(paths.pod, { pod: pod.id })} replace />;
        if (pod.can.join) return <ConfirmJoin pod={pod} />;
        if (pod.can.joinWaitlist) {
          return <Navigate to={pathTo(paths.podsConfirmJoinWaitlist, { pod: pod.id })} replace />;
        }
        return <CannotJoin pod={pod} />;
      }}
    </WithPod>
  );
}

function ConfirmJoin({ pod }: { pod: Pod }) {
  const navigate = useNavigate();
  const [joinPod] = useJoinPodMutation();
  const waitlists = useListMyWaitlistsQuery();
  // A sentence that came later would move the buttons.
  if (waitlists.isLoading) return <LoadingState skeleton={<CardsSkeleton count={1} />} />;
  const waitsElsewhere = waitlists.data?.some(
    ({ membershipId, podId }) => membershipId === pod.membershipId && podId !== pod.id,
  );
  const back = pathTo(paths.podsJoin, { request: pod.membershipId });
  const join = async () => {
    const answer = await joinPod({ id: pod.id }).unwrap();
    const isMember = answer.result === 'member';
    await navigate(isMember ? pathTo(paths.pod, { pod: pod.id }) : paths.pods, { replace: true });
    showMessage(isMember ? text.joined({ pod: pod.name }) : text.waitlisted({ position: answer.position ?? 1 }));
  };
  return (
    <ConfirmPage
      title={text.title({ pod: pod.name })}
      crumbs={[
        { label: membershipPlaces.pods.name, to: paths.pods },
        { label: words.list.title, to: back },
        { label: pod.name },
      ]}
      effects={[
        <>
          {text.place({ pod: pod.name })} <RecurrenceText meeting={pod.scheduledMeeting} />.
        </>,
        text.emailed,
        ...(waitsElsewhere ? [text.waits] : []),
        ...(pod.seatsAvailable === 1 ? [text.race] : []),
      ]}
      verb={text.verb}
      onConfirm={join}
      back={{ to: back }}
    />
  );
}

export function CannotJoin({ pod }: { pod: Pod }) {
  const isInAnother = !pod.can.join && pod.seatsAvailable > 0 && !pod.scheduledMeeting.paused;
  const reason = pod.scheduledMeeting.paused ? text.paused : isInAnother ? text.elsewhere : text.unavailable;
  return (
    <NoticePage
      title={text.notNow({ pod: pod.name })}
      action={{ label: text.back, to: pathTo(paths.podsJoin, { request: pod.membershipId }) }}
    >
      <p>{reason}</p>
    </NoticePage>
  );
}
