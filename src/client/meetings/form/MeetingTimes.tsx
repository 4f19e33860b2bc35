import { IconPlayerPause, IconUsersGroup, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { joinPath } from '../../../domain/links';
import { clockShift, clockShiftWords } from '../../../domain/meetings/clockShift';
import { shortWeekdayDate, timeWithZone } from '../../../domain/meetings/display';
import { JOIN_AHEAD_SECONDS } from '../../../domain/meetings/scheduleTypes';
import { openRoundAt } from '../../../domain/rounds/openRound';
import { dayNumber, SECONDS_PER_DAY, wallClock } from '../../../domain/time/zonedTime';
import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/ButtonLink';
import { ExternalButton } from '../../ui/ExternalButton';
import { RelativeTime, Time, withNonBreakingTimes } from '../../ui/Time';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { richText } from '../../ui/richText';
import { useNow } from '../../ui/useNow';
import { nextStart, joinableStart } from '../joining/joinWindow';
import classes from '../meetings.module.css';
import { words } from '../words.gen';
import { MissingLink } from './MissingLink';
import { LANGUAGE } from '../../ui/language';

export function PausedBadge({ meeting }: { meeting: Pick<ScheduledMeeting, 'paused'> }) {
  if (!meeting.paused) return null;
  return <Badge icon={<IconPlayerPause aria-hidden />}>{words.paused}</Badge>;
}

interface JoinButtonProps {
  meetingId: string;
  label?: string;
  isQuiet?: boolean;
}

/** Shows from 15 minutes before the start until the end, to people who may join. */
export function JoinButton({ meetingId, label = words.join, isQuiet }: JoinButtonProps) {
  return (
    <ExternalButton
      variant={isQuiet ? 'default' : 'filled'}
      href={joinPath(meetingId)}
      leftSection={<IconVideo size="1.25rem" aria-hidden />}
      rightSection={null}
    >
      {label}
    </ExternalButton>
  );
}

/** Announces an unusual time or a skipped meeting, so that nobody turns up for nothing. */
function ChangeAhead({ meeting, start }: { meeting: ScheduledMeeting; start: number | undefined }) {
  const now = useNow();
  const { changes = [], timezone } = meeting;
  const moved = changes.find(({ movedTo }) => movedTo !== undefined && movedTo === start);
  const skipped = changes.find(
    (one) => one.movedTo === undefined && one.start > now && one.start < (start ?? Infinity),
  );
  const change = moved ?? skipped;
  if (!change) return null;
  return (
    <p className={classes.quiet}>
      {richText(change === moved ? words.movedFrom : words.notOn, {
        time: () => <Time at={change.start} meetingZone={timezone} />,
      })}
    </p>
  );
}

function aroundPause(last: string | undefined, first: string | undefined): string {
  if (last === undefined) return first === undefined ? '' : words.firstAfter({ first });
  return first === undefined ? words.lastBefore({ last }) : words.lastAndFirst({ last, first });
}

function ComingPause({ meeting }: { meeting: ScheduledMeeting }) {
  const zone = useReaderZone();
  const now = useNow();
  const { pausedFromEpoch: from, pausedToEpoch: to, lastBeforePause, firstAfterPause } = meeting;
  if (meeting.paused || from === undefined || to === undefined || from <= now) return null;
  const date = (at: number, of = zone) => shortWeekdayDate(at, of, now, readerLocale());
  const last = lastBeforePause !== undefined && lastBeforePause > now ? date(lastBeforePause) : undefined;
  const around = aroundPause(last, firstAfterPause === undefined ? undefined : date(firstAfterPause));
  return (
    <p
      className={classes.quiet}
    >{`${words.noMeetings({ from: date(from, meeting.timezone), to: date(to, meeting.timezone) })} ${around}`}</p>
  );
}

/** The reader's local time differs from last time, because clocks have changed somewhere. */
function OtherHour({ meeting, start }: { meeting: ScheduledMeeting; start: number }) {
  const zone = useReaderZone();
  const { previousMeeting, nextMeeting } = meeting;
  if (previousMeeting === undefined || start !== nextMeeting) return null;
  const shift = clockShiftWords(clockShift(previousMeeting, start, zone), LANGUAGE);
  return shift && <p className={classes.quiet}>{words.otherHour({ shift })}</p>;
}

/** When the Join button shows (rule meetings.joinWindow), in the zone of the time above. */
function JoinOpens({ start }: { start: number }) {
  const zone = useReaderZone();
  const now = useNow();
  const opensAt = start - JOIN_AHEAD_SECONDS;
  const isToday = dayNumber(wallClock(opensAt, zone)) === dayNumber(wallClock(now, zone));
  const date = isToday ? undefined : shortWeekdayDate(opensAt, zone, now, readerLocale());
  const time = withNonBreakingTimes(timeWithZone(opensAt, zone, readerLocale()));
  return (
    <p className={classes.quiet}>
      {date === undefined ? words.joinOpens({ time }) : words.joinOpensOn({ time, date })}
    </p>
  );
}

interface NextMeetingProps {
  meeting: ScheduledMeeting;
  /** `Recurrence`, where there is room for it. */
  recurrence?: ReactNode;
  editTo?: string | undefined;
  meetingModeTo?: string | undefined;
  meetingName: string;
}

export function NextMeeting({ meeting, recurrence, editTo, meetingModeTo, meetingName }: NextMeetingProps) {
  const now = useNow();
  const pausedTo = meeting.paused ? meeting.pausedToEpoch : undefined;
  const start = nextStart(meeting, now);
  const isOn = joinableStart(meeting, now) !== undefined;
  const soon = start !== undefined && start - now < SECONDS_PER_DAY;
  const isJoinable = isOn && meeting.can.join;
  const isModeOpen = meetingModeTo !== undefined && openRoundAt(meeting, now) !== undefined;
  return (
    <div className={`${classes.next} ${soon ? classes.soon : ''}`}>
      <div className={classes.when}>
        {pausedTo !== undefined && (
          <p>{richText(words.pausedUntil, { time: () => <Time at={pausedTo} meetingZone={meeting.timezone} /> })}</p>
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
        {start !== undefined && <OtherHour meeting={meeting} start={start} />}
        <ChangeAhead meeting={meeting} start={start} />
        <ComingPause meeting={meeting} />
        {meeting.recurring && recurrence}
        {start !== undefined && !isOn && meeting.can.join && (soon || recurrence !== undefined) && (
          <JoinOpens start={start} />
        )}
        <MissingLink meeting={meeting} editTo={editTo} meetingName={meetingName} />
      </div>
      {(isJoinable || isModeOpen) && (
        <div className={classes.actions}>
          {isJoinable && <JoinButton meetingId={meeting.id} />}
          {isModeOpen && (
            <ButtonLink
              to={meetingModeTo}
              variant="default"
              leftSection={<IconUsersGroup size="1.25rem" aria-hidden />}
            >
              {words.meetingMode}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
