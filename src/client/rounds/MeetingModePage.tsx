import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import type { Pod, PodRound } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { statusOf } from '../api/problem';
import { useGetPodRoundQuery } from '../api/roundsApi';
import { joinableStart, JoinButton } from '../meetings';
import { podCrumbs, WithPod } from '../pods';
import { ButtonLink } from '../ui/ButtonLink';
import { DetailPage } from '../ui/pages/DetailPage';
import { SEPARATOR } from '../ui/separator';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { Time } from '../ui/Time';
import { useNow } from '../ui/useNow';
import { ClosedMeeting } from './ClosedMeeting';
import { OpenMeeting } from './OpenMeeting';
import { words } from './words.gen';

export function MeetingModePage() {
  const { id } = useSubject('pod');
  useGetPodRoundQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  return <WithPod>{(pod, refetch) => <MeetingMode key={pod.id} pod={pod} refetchPod={refetch} />}</WithPod>;
}

/** A phone that slept, or was used for a call, has missed events. */
function useRefetchOnReturn(refetch: () => unknown): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') refetch();
  });
  useEffect(() => {
    const listen = () => onReturn();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('online', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('online', listen);
    };
  }, []);
}

function MeetingMode({ pod, refetchPod }: { pod: Pod; refetchPod: () => unknown }) {
  const query = useGetPodRoundQuery({ id: pod.id });
  useRefetchOnReturn(query.refetch);
  // Somebody who has been removed may still see the pod.
  if (statusOf(query.error) === 404) return <NotFoundNotice />;
  return (
    <DetailPage
      title={pod.name}
      crumbs={podCrumbs(pod, words.title)}
      intro={<When pod={pod} round={query.currentData?.round} />}
      actions={<JoinCall pod={pod} isClosed={query.currentData !== undefined && !query.currentData.round} />}
    >
      <QueryState query={query} skeleton={<CardsSkeleton count={2} />}>
        {(found) =>
          found.round ? (
            <OpenMeeting
              key={found.round.start}
              pod={pod}
              round={found.round}
              lastNote={found.lastNote}
              ownWords={found.ownWords}
              // The timer counts from the answer, not from the render.
              answeredAt={query.fulfilledTimeStamp ?? 0}
              refetch={query.refetch}
              refetchPod={refetchPod}
            />
          ) : (
            <ClosedMeeting pod={pod} found={found} refetch={query.refetch} />
          )
        }
      </QueryState>
    </DetailPage>
  );
}

function When({ pod, round }: { pod: Pod; round: PodRound['round'] }) {
  if (!round) return words.title;
  return (
    <>
      {words.title}
      {SEPARATOR}
      <Time at={round.at} meetingZone={pod.scheduledMeeting.timezone} />
    </>
  );
}

function JoinCall({ pod, isClosed }: { pod: Pod; isClosed: boolean }) {
  const { scheduledMeeting: meeting } = pod;
  const isOn = joinableStart(meeting, useNow()) !== undefined;
  if (isOn && meeting.can.join) return <JoinButton meetingId={meeting.id} label={words.join} isQuiet />;
  if (!isClosed) return null;
  return (
    <ButtonLink to={pathTo(paths.pod, { pod: pod.id })} isWayBack variant="default">
      {words.closed.toPod}
    </ButtonLink>
  );
}
