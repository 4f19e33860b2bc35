import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { MeetingNote } from '../../../contract/entities.gen';
import { characterCount } from '../../../domain/forms/length';
import { meetingDate } from '../../../domain/meetings/display';
import { MAX_NOTE_LENGTH } from '../../../domain/rounds/round';
import { statusOf } from '../../api/problem';
import { Section } from '../../ui/pages/Section';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { nowInSeconds } from '../../ui/useNow';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { NoteConflict } from './NoteConflict';
import { useNoteSaving, type NoteSaving } from './useNoteSaving';
import { NOTE_TOO_LONG } from '../../../domain/rounds/forms';
import { textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../../ui/language';

const text = words.notes;

interface MeetingNotesProps {
  podId: string;
  note: MeetingNote;
  /** Names the meeting, as it is no longer in progress. */
  isOfLastMeeting?: boolean;
}

export function MeetingNotes({ podId, note, isOfLastMeeting }: MeetingNotesProps) {
  const saving = useNoteSaving(podId, note);
  const zone = useReaderZone();
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (chosen: string) => {
    saving.choose(chosen);
    field.current?.focus();
  };
  const isTooLong = characterCount(saving.text) > MAX_NOTE_LENGTH;
  return (
    <Section
      title={text.title}
      action={
        <span role="status" className={classes.quiet}>
          {stateOf(saving)}
        </span>
      }
    >
      {isOfLastMeeting && (
        <p className={classes.quiet}>
          {text.lastOn({ date: meetingDate(note.at, zone, readerLocale(), nowInSeconds()) })}
        </p>
      )}
      {/* The field keeps the focus when another device changes the notes: what is typed next belongs to it. */}
      <Textarea
        ref={field}
        aria-label={text.label}
        description={text.why}
        autosize
        minRows={4}
        maxRows={16}
        value={saving.text}
        error={isTooLong && textIn(NOTE_TOO_LONG, LANGUAGE)}
        onChange={({ currentTarget }) => saving.write(currentTarget.value)}
      />
      {saving.conflictingNote && (
        <NoteConflict mine={saving.text} theirs={saving.conflictingNote.text} onChoose={choose} />
      )}
      <NotSaved saving={saving} />
    </Section>
  );
}

function stateOf({ isSaved, isSaving, text: typed }: NoteSaving): string {
  if (isSaving) return text.saving;
  if (!isSaved) return text.unsaved;
  return typed === '' ? '' : text.saved;
}

function NotSaved({ saving: { error, isSaved, save } }: { saving: NoteSaving }) {
  const isOffline = useIsOffline();
  if (isSaved) return null;
  if (isOffline && statusOf(error) === undefined) return <p className={classes.quiet}>{text.offline}</p>;
  if (error === undefined) return null;
  return (
    <>
      <FailureAlert error={error} />
      <div>
        <Button variant="default" onClick={save}>
          {text.retry}
        </Button>
      </div>
    </>
  );
}
