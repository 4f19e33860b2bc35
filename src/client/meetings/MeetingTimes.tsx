import { IconPlayerPause, IconVideo } from '@tabler/icons-react';
import { describeFrequency } from '../../domain/meetings/frequency';
import { scheduleOf } from '../../domain/meetings/scheduleTypes';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import type { ScheduledMeeting } from '../../contract/entities.gen';
import { Badge } from '../ui/Badge';
import { ExternalButton } from '../ui/ExternalButton';
import { SEPARATOR } from '../ui/separator';
import { RelativeTime, Time, withoutBreaks } from '../ui/Time';
import { useReaderZone } from '../ui/readerZone';
import { useNow } from '../ui/useNow';
import { nextStart, joinableStart } from './joinWindow';
import classes from './meetings.module.css';
import { MissingLink } from './MissingLink';
import { words } from './words';

/** The recurrence in words, on the reader's own clocks. */
export function Frequency({ meeting }: { meeting: ScheduledMeeting }) {
  const zone = useReaderZone();
  return withoutBreaks(describeFrequency(scheduleOf(meeting), meeting.nextMeeting ?? meeting.unixTime, zone));
}

export function PausedBadge({ meeting }: { meeting: Pick<ScheduledMeeting, 'paused'> }) {
  if (!meeting.paused) return null;
  return <Badge icon={<IconPlayerPause aria-hidden />}>{words.paused}</Badge>;
}

/** Shown from 15 minutes before the start to the end, to people who may see the link. */
function JoinButton({ href }: { href: string }) {
  return (
    <ExternalButton href={href} leftSection={<IconVideo size="1.25rem" aria-hidden />} rightSection={null}>
      {words.join}
    </ExternalButton>
  );
}

interface NextMeetingProps {
  meeting: ScheduledMeeting;
  withFrequency?: boolean;
  /** The page where the meeting is changed, for who may. */
  editTo?: string;
  /** The name of the pod, or of the leader meeting. */
  of: string;
}

/** What is next: how far off, when on the reader's clocks and, where they differ, on the meeting's, and Join when it is time. */
export function NextMeeting({ meeting, withFrequency, editTo, of }: NextMeetingProps) {
  const now = useNow();
  const start = nextStart(meeting, now);
  const link = joinableStart(meeting, now) === undefined ? undefined : meeting.thirdPartyMeetingLink;
  const soon = start !== undefined && start - now < SECONDS_PER_DAY;
  return (
    <div className={`${classes.next} ${soon ? classes.soon : ''}`}>
      <div className={classes.when}>
        {meeting.paused && meeting.pausedToEpoch !== undefined && (
          <p>
            {words.pausedUntil} <Time at={meeting.pausedToEpoch} meetingZone={meeting.timezone} />
          </p>
        )}
        {start === undefined ? (
          <p>{words.noneAhead}</p>
        ) : (
          <p>
            <span className={classes.relative}>
              <RelativeTime at={start} />
            </span>
            <Time at={start} meetingZone={meeting.timezone} />
          </p>
        )}
        {withFrequency && meeting.recurring && (
          <p className={classes.quiet}>
            <Frequency meeting={meeting} />
            {SEPARATOR + words.minutes(meeting.duration)}
          </p>
        )}
        <MissingLink meeting={meeting} editTo={editTo} of={of} />
      </div>
      {link !== undefined && <JoinButton href={link} />}
    </div>
  );
}
