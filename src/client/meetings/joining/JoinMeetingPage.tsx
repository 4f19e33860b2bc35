import { Button } from '@mantine/core';
import { IconCalendarEvent, IconVideo } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MeetingToJoin } from '../../../contract/entities.gen';
import { decodeId, isHttpLink, pathTo, paths } from '../../../domain/links';
import { useGetMeetingToJoinQuery, useJoinMeetingMutation } from '../../api/meetingsApi';
import { problemOf } from '../../api/problem';
import { ExternalButton } from '../../ui/ExternalButton';
import { OwnWords } from '../../ui/OwnWords';
import { replaceLocation } from '../../ui/replaceLocation';
import { LoadError } from '../../ui/states/LoadError';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { NoticePage } from '../../ui/pages/NoticePage';
import { QueryState } from '../../ui/states/QueryState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { RelativeTime, Time } from '../../ui/Time';
import { useNow } from '../../ui/useNow';
import classes from '../meetings.module.css';
import { MissingLink } from '../form/MissingLink';
import { words } from '../words.gen';
import { joinableStart, nextStart } from './joinWindow';
import { useRefetchAfterMeeting } from './useRefetchAfterMeeting';
import { words as text } from './joiningWords.gen';

/** Applies if this device's clock is ahead of the server's. */
const ASK_AGAIN_MS = 10_000;

/** /j/…: opens the meeting once it can be joined and the business's words have been shown (rule meetings.joinLink). */
export function JoinMeetingPage() {
  const id = decodeId(useParams().meeting);
  return id ? <Joining key={id} id={id} /> : <NotFoundNotice />;
}

function Joining({ id }: { id: string }) {
  const query = useGetMeetingToJoinQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData, refetch } = query;
  useRefetchAfterMeeting(currentData ? [currentData.scheduledMeeting] : [], refetch);
  return (
    <QueryState query={query} skeleton={<CardsSkeleton count={1} />}>
      {(found) => <Door found={found} />}
    </QueryState>
  );
}

const pageOf = ({ podId, leaderPodId }: MeetingToJoin) =>
  podId
    ? { label: text.toPod, to: pathTo(paths.pod, { pod: podId }) }
    : { label: text.toMeeting, to: pathTo(paths.leaderPod, { leaderPod: leaderPodId }) };

function Door({ found }: { found: MeetingToJoin }) {
  const { name, scheduledMeeting: meeting, ownWords } = found;
  const now = useNow(1);
  const isOn = joinableStart(meeting, now) !== undefined;
  const canEnter = isOn && meeting.can.join === true;
  // People who wait here have the words before them.
  const [isRead, setRead] = useState(!canEnter || !ownWords);
  if (canEnter && isRead) return <Entrance found={found} />;
  if (canEnter) {
    return (
      <NoticePage title={name} icon={<IconVideo aria-hidden />}>
        <Words found={found} />
        <div>
          <Button onClick={() => setRead(true)}>{text.open}</Button>
        </div>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={name} icon={<IconCalendarEvent aria-hidden />} action={pageOf(found)}>
      <When found={found} now={now} />
      <Words found={found} />
      {isOn && <MissingLink meeting={meeting} meetingName={name} />}
    </NoticePage>
  );
}

const Words = ({ found: { ownWords } }: { found: MeetingToJoin }) => ownWords && <OwnWords words={ownWords} />;

function When({ found: { scheduledMeeting: meeting, ended }, now }: { found: MeetingToJoin; now: number }) {
  const start = nextStart(meeting, now);
  const isOver = ended !== undefined && joinableStart(meeting, now) === undefined;
  return (
    <>
      {isOver && <p>{text.over}</p>}
      {start === undefined ? (
        !isOver && <p>{words.noneAhead}</p>
      ) : (
        <p>
          {isOver && `${text.next} `}
          <span className={classes.relative}>
            <RelativeTime at={start} />
          </span>
          <Time at={start} meetingZone={meeting.timezone} />
        </p>
      )}
      {start !== undefined && joinableStart(meeting, now) === undefined && (
        <p className={classes.quiet}>{text.waits}</p>
      )}
    </>
  );
}

function Entrance({ found }: { found: MeetingToJoin }) {
  const { id } = found.scheduledMeeting;
  const [join, { data, error }] = useJoinMeetingMutation();
  const enter = useCallback(() => void join({ id }), [join, id]);
  useEffect(enter, [enter]);
  const link = data && isHttpLink(data.link) ? data.link : undefined;
  useEffect(() => {
    if (link !== undefined) replaceLocation(link);
  }, [link]);
  const isEarly = problemOf(error)?.code === 'meeting_not_on';
  useEffect(() => {
    if (!isEarly) return undefined;
    const timer = setInterval(enter, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isEarly, enter]);
  return (
    <NoticePage title={found.name} icon={<IconVideo aria-hidden />}>
      <Words found={found} />
      {error ? <LoadError error={error} onRetry={enter} title={text.notOpened} /> : <p role="status">{text.opening}</p>}
      {link !== undefined && <ExternalButton href={link}>{text.open}</ExternalButton>}
    </NoticePage>
  );
}
