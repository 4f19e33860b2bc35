import type { MeetingNote } from '../../../contract/entities.gen';
import { draftStore } from '../../ui/form/drafts/draftStore';

/** `version`: the one on which the unsaved text is based. */
interface NoteDraft {
  text: string;
  version: string;
  at: number;
}

export const noteDrafts = draftStore<NoteDraft>('meeting-note', { isShared: false });

export const noteKey = (podId: string, start: number): string => `${podId}.${start}`;

export function draftOf(key: string, note: MeetingNote): Pick<NoteDraft, 'text' | 'version'> | undefined {
  const { text, version } = noteDrafts.load(key);
  return text === undefined || version === undefined || text === note.text ? undefined : { text, version };
}

export const unsavedNotes = (podId: string): MeetingNote[] =>
  noteDrafts.subjects(`${podId}.`).flatMap((key) => {
    const { version, at } = noteDrafts.load(key);
    const start = Number(key.slice(podId.length + 1));
    return version === undefined || at === undefined ? [] : [{ start, at, text: '', version }];
  });
