import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMail, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AttendanceMark, MeetingAttendance, PersonAttendance } from '../../../contract/entities.gen';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../../../domain/meetings/attendance';
import { useRecordAttendanceMutation } from '../../api/meetingsApi';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { showMessage, showWithUndo } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { words } from './attendanceWords.gen';
import classes from './attendance.module.css';

const icons = { CAME: IconCheck, APOLOGIES: IconMail, ABSENT: IconMinus };

interface MarksProps {
  meetingId: string;
  meeting: MeetingAttendance;
  marks: AttendanceMark[];
  /** Includes people who have left the pod but have a record. */
  people: PersonAttendance[];
}

export function AttendanceMarks(props: MarksProps) {
  const { meeting, marks, people } = props;
  const markOf = new Map(marks.map((mark) => [mark.userId, mark]));
  const named = people.filter(({ userId, isInPod }) => isInPod || markOf.has(userId));
  if (!meeting.can.record) return <Names people={named} markOf={markOf} />;
  return (
    <>
      <ul className={classes.people}>
        {named.map((person) => (
          <PersonMarks key={person.userId} {...props} person={person} mark={markOf.get(person.userId)} />
        ))}
      </ul>
      <OthersCame {...props} others={named.filter(({ userId }) => !markOf.has(userId))} />
    </>
  );
}

function Names({ people, markOf }: { people: PersonAttendance[]; markOf: Map<string, AttendanceMark> }) {
  const of = (status: AttendanceStatus) => people.filter(({ userId }) => markOf.get(userId)?.status === status);
  return (
    <ul className={classes.people}>
      {ATTENDANCE_STATUSES.filter((status) => of(status).length > 0).map((status) => (
        <li key={status}>
          {words.listed[status]}: {of(status).map(fullName).join(', ')}
        </li>
      ))}
    </ul>
  );
}

interface PersonProps extends MarksProps {
  person: PersonAttendance;
  mark: AttendanceMark | undefined;
}

function PersonMarks({ meetingId, meeting: { start }, person, mark }: PersonProps) {
  const [record] = useRecordAttendanceMutation();
  const { error, run } = useAct();
  const status = mark?.status;
  const [chosen, setChosen] = useState<{
    status: AttendanceStatus | undefined;
    instead: AttendanceStatus | undefined;
  }>();
  const shown = chosen && chosen.instead === status ? chosen.status : status;
  const name = fullName(person);
  const save = (next: AttendanceStatus | undefined, onSaved: () => void) =>
    run('save', async () => {
      setChosen({ status: next, instead: status });
      const one = { userId: person.userId, ...(next && { status: next }) };
      try {
        await record({ id: meetingId, start, attendanceInput: { people: [one] } }).unwrap();
      } catch (reason) {
        setChosen(undefined);
        throw reason;
      }
      onSaved();
    });
  const choose = (tapped: AttendanceStatus) => {
    const next = tapped === shown ? undefined : tapped;
    const undo = () => void save(shown, () => showMessage(words.noted[shown ?? 'unknown']({ name })));
    return save(next, () => showWithUndo(words.noted[next ?? 'unknown']({ name }), undo, 'attendance'));
  };
  return (
    <li className={classes.person}>
      <span className={classes.name}>
        <PersonAvatar person={person} />
        <span>
          {name}
          {mark?.apology && <span className={classes.apology}>{mark.apology}</span>}
        </span>
      </span>
      <span className={classes.choices} role="group" aria-label={name}>
        {ATTENDANCE_STATUSES.map((one) => {
          const Icon = icons[one];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === shown ? 'light' : 'default'}
              aria-pressed={one === shown}
              leftSection={<Icon size="1rem" aria-hidden />}
              onClick={() => void choose(one)}
            >
              {words.statuses[one]}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </Button>
          );
        })}
      </span>
      {error !== undefined && <FailureAlert error={error} />}
    </li>
  );
}

function OthersCame({ meetingId, meeting: { start }, others }: MarksProps & { others: PersonAttendance[] }) {
  const [record] = useRecordAttendanceMutation();
  const { busy, error, run } = useAct();
  if (others.length < 2) return null;
  const save = (status?: AttendanceStatus) => {
    const people = others.map(({ userId }) => ({ userId, ...(status && { status }) }));
    return record({ id: meetingId, start, attendanceInput: { people } }).unwrap();
  };
  const came = () =>
    run(words.others, async () => {
      await save('CAME');
      showWithUndo(
        words.othersNoted({ count: others.length }),
        () => void run(words.others, () => save()),
        'attendance',
      );
    });
  return (
    <div>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" onClick={() => void came()} aria-disabled={busy !== undefined}>
        {words.others}
      </Button>
    </div>
  );
}
