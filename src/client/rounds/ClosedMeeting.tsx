import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import type { MeetingNote, Pod, PodRound } from '../../contract/entities.gen';
import { meetingTime, shortWeekdayDate, timeUntil } from '../../domain/meetings/display';
import { SECONDS_PER_MINUTE } from '../../domain/time/zonedTime';
import { Card } from '../ui/pages/Card';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { joinWithSeparator } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { useNow } from '../ui/useNow';
import { LastNotes } from './notes/LastNotes';
import { MeetingNotes } from './notes/MeetingNotes';
import { isNoteOpen } from '../../domain/rounds/noteTime';
import { unsavedNotes } from './notes/noteDrafts';
import classes from './rounds.module.css';
import { UnsavedSteps } from './steps/UnsavedSteps';
import { useRefetchFrom } from './useRefetchFrom';
import { words } from './words.gen';

const text = words.closed;

interface ClosedMeetingProps {
  pod: Pod;
  found: PodRound;
  refetch: () => unknown;
}

export function ClosedMeeting({ pod, found: { opensAt, lastNote }, refetch }: ClosedMeetingProps) {
  const now = useNow();
  const [unsaved] = useState(() => unsavedNotes(pod.id));
  /** The server doesn't return notes whose text is emptied, so they stay once shown. */
  const [shown, setShown] = useState<readonly MeetingNote[]>([]);
  if (lastNote && !shown.includes(lastNote)) {
    const others = shown.filter(({ start }) => start !== lastNote.start);
    setShown([lastNote, ...others].sort((a, b) => b.start - a.start));
  }
  const older = unsaved.filter((note) => !shown.some(({ start }) => start === note.start) && isNoteOpen(note.at, now));
  useRefetchFrom(opensAt, refetch);
  return (
    <>
      <Card>
        {opensAt === undefined ? (
          <EmptyState icon={<IconCalendarEvent aria-hidden />} title={text.noneAhead}>
            {text.noneAheadWhy}
          </EmptyState>
        ) : (
          <Opening at={opensAt} meetingZone={pod.scheduledMeeting.timezone} />
        )}
      </Card>
      <UnsavedSteps pod={pod} />
      {[...shown, ...older].map((note) =>
        isNoteOpen(note.at, now) ? (
          <MeetingNotes key={note.start} podId={pod.id} note={note} isOfLastMeeting />
        ) : (
          <LastNotes key={note.start} note={note} />
        ),
      )}
    </>
  );
}

/** 'Opens in 12 minutes · Tue 1 Dec, 6:45 pm', and by seconds in the last minute. */
function Opening({ at, meetingZone }: { at: number; meetingZone: string }) {
  const now = useNow(1);
  const zone = useReaderZone();
  const seconds = Math.max(1, at - now);
  const opens =
    seconds < SECONDS_PER_MINUTE
      ? text.opensInSeconds({ count: seconds })
      : text.opens({ until: timeUntil(at, now, zone, readerLocale()) });
  const date = shortWeekdayDate(at, zone, now, readerLocale());
  return (
    <div className={classes.opening}>
      <p className={classes.lead}>
        <time dateTime={new Date(at * 1000).toISOString()}>
          {joinWithSeparator(opens, `${date}, ${meetingTime(at, zone, meetingZone, readerLocale())}`)}
        </time>
      </p>
      <p className={classes.quiet}>{text.why}</p>
    </div>
  );
}
