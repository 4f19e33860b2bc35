import type { MeetingNote } from '../../../contract/entities.gen';
import { meetingDate } from '../../../domain/meetings/display';
import { Card } from '../../ui/pages/Card';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { nowInSeconds } from '../../ui/useNow';
import classes from '../rounds.module.css';
import { words } from '../words.gen';

export function LastNotes({ note: { at, text } }: { note: MeetingNote }) {
  const zone = useReaderZone();
  if (text === '') return null;
  return (
    <Card>
      <details className={classes.folded}>
        <summary>{words.notes.last}</summary>
        <p className={classes.quiet}>
          {words.notes.lastOn({ date: meetingDate(at, zone, readerLocale(), nowInSeconds()) })}
        </p>
        <p className={classes.text}>{text}</p>
      </details>
    </Card>
  );
}
