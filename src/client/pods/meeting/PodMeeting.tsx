import type { ReactNode } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { openRoundAt } from '../../../domain/rounds/openRound';
import { useMyCurrentStepsQuery } from '../../api/stepsApi';
import { joinableStart, NextCantMakeIt, NextMeeting, podEditPath } from '../../meetings';
import { OnDemand } from '../../ui/OnDemand';
import { TextLink } from '../../ui/TextLink';
import { useNow } from '../../ui/useNow';
import classes from './meeting.module.css';
import { words as text } from './podMeetingWords.gen';

const loadMeetingNow = async () => (await import(/* webpackChunkName: 'pod-extras' */ './MeetingNow')).MeetingNow;

interface PodMeetingProps {
  pod: Pod;
  recurrence?: ReactNode;
  isWhole?: boolean;
}

/** Shows what matters of the meeting at this time (rule meetings.card). */
export function PodMeeting({ pod, recurrence, isWhole }: PodMeetingProps) {
  const now = useNow();
  const { scheduledMeeting: meeting } = pod;
  const isOn = joinableStart(meeting, now) !== undefined;
  const isOpen = pod.myRole !== undefined && openRoundAt(meeting, now) !== undefined;
  return (
    <div className={classes.meeting}>
      {isOpen && !isOn && <Finished pod={pod} />}
      <NextMeeting
        meeting={meeting}
        recurrence={recurrence}
        editTo={podEditPath(pod)}
        meetingModeTo={isOn ? meetingModePath(pod) : undefined}
        meetingName={pod.name}
      />
      {isOn && isOpen && (
        <div className={classes.now}>
          <OnDemand load={loadMeetingNow} isWanted props={{ podId: pod.id }} />
        </div>
      )}
      <NextCantMakeIt meeting={meeting} apologies={pod.apologies} isBrief={!isWhole} />
    </div>
  );
}

/** Only for people in the pod. */
export const meetingModePath = ({ id, myRole }: Pod) =>
  myRole === undefined ? undefined : pathTo(paths.podMeeting, { pod: id });

/** Until meeting mode closes. */
function Finished({ pod }: { pod: Pod }) {
  const { data: steps } = useMyCurrentStepsQuery();
  const step = steps?.find(({ podId, status }) => podId === pod.id && status === 'InProgress');
  return (
    <div className={classes.finished}>
      <div className={classes.finishedHead}>
        <strong>{text.finished}</strong>
        <TextLink to={pathTo(paths.podMeeting, { pod: pod.id })}>{text.meetingMode}</TextLink>
      </div>
      {step?.description !== undefined && (
        <p className={classes.committed}>{text.committed({ step: step.description })}</p>
      )}
    </div>
  );
}
