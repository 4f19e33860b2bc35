import type { MeetingNote } from '../../../contract/entities.gen';
import { draftStore } from '../../ui/form/drafts/draftStore';

/** Unsaved text, the version on which it is based, and when its meeting took place. */
interface NoteDraft {
  text: string;
  version: string;
  at: number;
}

export const noteDrafts = draftStore<NoteDraft>('meeting-note', { isShared: false });

export const noteKey = (podId: string, start: number): string => `${podId}.${start}`;

/** What was typed here and not saved before a reload. */
export function draftOf(key: string, note: MeetingNote): Pick<NoteDraft, 'text' | 'version'> | undefined {
  const { text, version } = noteDrafts.load(key);
  return text === undefined || version === undefined || text === note.text ? undefined : { text, version };
}

/** The notes of a pod's meetings of which this tab has unsaved text, as they were before. */
export const unsavedNotes = (podId: string): MeetingNote[] =>
  noteDrafts.subjects(`${podId}.`).flatMap((key) => {
    const { version, at } = noteDrafts.load(key);
    const start = Number(key.slice(podId.length + 1));
    return version === undefined || at === undefined ? [] : [{ start, at, text: '', version }];
  });
