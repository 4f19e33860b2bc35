import { and, eq } from 'drizzle-orm';
import type { MeetingNote, MeetingNoteInput } from '../../contract/entities.gen';
import { findMeeting } from '../../domain/meetings/occurrences';
import { meetingNoteSchema } from '../../domain/rounds/forms';
import { isNoteOpen, NOTE_DAYS } from '../../domain/rounds/noteTime';
import { roundOpensAt } from '../../domain/rounds/openRound';
import { findOpenMeetings, instantOfSeconds, meetingColumns, scheduleSince, type MeetingRow } from '../meetings';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetingNotes, meetings, pods } from '../platform/database/schema';
import { checkForm } from '../platform/http/form';
import { conflict, notFound } from '../platform/http/problem';
import { outdated, refuseOutdated, versionOf } from '../platform/http/version';
import { refusals } from './refusals';

type NoteRow = Pick<typeof meetingNotes.$inferSelect, 'startsAt' | 'heldAt' | 'text'>;

const noteVersion = (text: string): string => versionOf<Omit<MeetingNoteInput, 'start'>>({ text });

export const presentNote = ({ startsAt, heldAt, text }: NoteRow): MeetingNote => ({
  start: secondsOf(startsAt),
  at: secondsOf(heldAt),
  text,
  version: noteVersion(text),
});

async function writableAt(act: Act, meeting: MeetingRow, start: number, before: NoteRow | undefined): Promise<number> {
  const now = secondsOf(act.now);
  const open = (await findOpenMeetings(act.tx, meeting, act.now)).find((one) => one.start === start);
  const found = open ?? findMeeting(await scheduleSince(act.tx, meeting, now - NOTE_DAYS * SECONDS_PER_DAY), start);
  const at = found?.at ?? (before && secondsOf(before.heldAt));
  if (at === undefined) throw notFound();
  const isTime = now >= roundOpensAt(at) && isNoteOpen(at, now);
  if (!isTime || (found && 'skipped' in found && found.skipped)) {
    throw conflict('meeting_not_on', refusals.notesClosed({ days: NOTE_DAYS }));
  }
  return at;
}

/**
 * Stores a person's own notes of a meeting of their pod; empty notes are deleted (rule rounds.notes). 404 if it isn't
 * a meeting of the pod; 409 if it is too early or too late, or if the notes have changed on another device.
 */
export function saveMeetingNote(
  context: AppContext,
  { podId, userId }: { podId: string; userId: string },
  { version, ...input }: MeetingNoteInput,
): Promise<MeetingNote> {
  const { start, text } = checkForm(meetingNoteSchema, input);
  return context.act(async (act) => {
    const [row] = await act.tx
      .select({ meeting: meetingColumns })
      .from(pods)
      .innerJoin(meetings, eq(meetings.id, pods.meetingId))
      .where(eq(pods.id, podId));
    if (!row) throw notFound();
    const startsAt = instantOfSeconds(start);
    const key = { meetingId: row.meeting.id, startsAt, userId };
    const isThis = and(
      eq(meetingNotes.meetingId, key.meetingId),
      eq(meetingNotes.startsAt, startsAt),
      eq(meetingNotes.userId, userId),
    );
    const [before] = await act.tx.select().from(meetingNotes).where(isThis).for('update');
    const heldAt = instantOfSeconds(await writableAt(act, row.meeting, start, before));
    refuseOutdated(version, noteVersion(before?.text ?? ''));
    const values = { text, heldAt, updatedAt: act.now };
    if (text === '') await act.tx.delete(meetingNotes).where(isThis);
    else if (before) await act.tx.update(meetingNotes).set(values).where(isThis);
    else {
      const { rowCount } = await act.tx
        .insert(meetingNotes)
        .values({ ...key, ...values })
        .onConflictDoNothing();
      if (!rowCount) throw outdated();
    }
    return presentNote({ startsAt, heldAt, text });
  });
}
