import { IconCalendarOff } from '@tabler/icons-react';
import type { MeetingAttendance, PersonAttendance, Pod, PodAttendance } from '../../../contract/entities.gen';
import { meetingDate } from '../../../domain/meetings/display';
import { countAttendance, isRecorded, type AttendanceCounts } from '../../../domain/meetings/attendance';
import { useGetPodAttendanceQuery } from '../../api/meetingsApi';
import { EmptyState } from '../../ui/states/EmptyState';
import { fullName } from '../../ui/people/fullName';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { Time } from '../../ui/Time';
import { nowInSeconds } from '../../ui/useNow';
import { AttendanceMarks } from './AttendanceMarks';
import { words } from './attendanceWords.gen';
import classes from './attendance.module.css';

export function AttendanceList({ pod }: { pod: Pod }) {
  const attendance = useGetPodAttendanceQuery({ id: pod.id });
  return (
    <QueryState
      query={attendance}
      skeleton={<CardsSkeleton />}
      isEmpty={({ meetings }) => meetings.length === 0}
      empty={
        <EmptyState icon={<IconCalendarOff aria-hidden />} title={words.none}>
          {words.noneWhy}
        </EmptyState>
      }
    >
      {(seen) => (
        <>
          <Overview seen={seen} isInPod={pod.myRole !== undefined} />
          {seen.meetings.map((meeting) => (
            <OneMeeting key={meeting.start} meeting={meeting} seen={seen} pod={pod} />
          ))}
          {!seen.can.record && seen.people.length > 0 && <People people={seen.people} />}
        </>
      )}
    </QueryState>
  );
}

const countTexts = ({ came, apologies, absent }: AttendanceCounts) => [
  words.came({ count: came }),
  apologies > 0 && words.apologies({ count: apologies }),
  absent > 0 && words.absent({ count: absent }),
];

function personText({ came, apologies, absent }: AttendanceCounts): string {
  if (came + apologies + absent === 0) return words.nothingOf;
  return joinWithSeparator(
    words.cameTo({ count: came }),
    apologies > 0 && words.withApologies({ count: apologies }),
    absent > 0 && words.missed({ count: absent }),
  );
}

function Overview({ seen: { meetings, can }, isInPod }: { seen: PodAttendance; isInPod: boolean }) {
  const mine = countAttendance(meetings.flatMap(({ myStatus }) => myStatus ?? []));
  return (
    <div className={classes.overview}>
      <p>{words.recorded({ recorded: meetings.filter(isRecorded).length, meetings: meetings.length })}</p>
      {isInPod && mine.came + mine.apologies + mine.absent > 0 && (
        <p>{words.mine({ came: mine.came, all: mine.came + mine.apologies + mine.absent })}</p>
      )}
      {can.record && <p className={classes.quiet}>{words.intro}</p>}
    </div>
  );
}

function OneMeeting({ meeting, seen, pod }: { meeting: MeetingAttendance; seen: PodAttendance; pod: Pod }) {
  const { at, myStatus, marks } = meeting;
  const zone = useReaderZone();
  const isKnown = isRecorded(meeting) || meeting.apologies > 0;
  return (
    <Section
      title={meetingDate(at, zone, readerLocale(), nowInSeconds())}
      action={<Time at={at} meetingZone={pod.scheduledMeeting.timezone} withoutDate />}
    >
      <p className={classes.quiet}>
        {joinWithSeparator(
          ...(isKnown ? countTexts(meeting) : [words.nothing]),
          !seen.can.record && myStatus && words.you[myStatus],
        )}
      </p>
      {marks && (
        <AttendanceMarks meetingId={pod.meetingScheduleId} meeting={meeting} marks={marks} people={seen.people} />
      )}
    </Section>
  );
}

/** For staff: sorted by name, not ranked. */
function People({ people }: { people: PersonAttendance[] }) {
  return (
    <Section title={words.people}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.userId} className={classes.person}>
            <span>
              {fullName(person)}
              {!person.isInPod && <span className={classes.quiet}> {words.left}</span>}
            </span>
            <span className={classes.quiet}>{personText(person)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
