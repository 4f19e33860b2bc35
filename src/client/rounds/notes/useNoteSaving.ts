import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MeetingNote } from '../../../contract/entities.gen';
import { characterCount } from '../../../domain/forms/length';
import { MAX_NOTE_LENGTH } from '../../../domain/rounds/round';
import { problemOf } from '../../api/problem';
import { roundsApi, useSaveMeetingNoteMutation } from '../../api/roundsApi';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { draftOf, noteDrafts as drafts, noteKey } from './noteDrafts';

const SAVE_AFTER_MS = 1000;

export interface NoteSaving {
  text: string;
  isSaved: boolean;
  isSaving: boolean;
  error: unknown;
  /** Another device's notes, until the user has chosen. */
  conflictingNote: MeetingNote | undefined;
  write: (text: string) => void;
  choose: (text: string) => void;
  save: () => void;
}

/**
 * Saves while typing and on leaving; until then this tab keeps the text. Never overwrites another device's notes
 * unseen (rule rounds.notes).
 */
export function useNoteSaving(podId: string, note: MeetingNote): NoteSaving {
  const { start, at } = note;
  const key = noteKey(podId, start);
  const [saveNote, { isLoading: isSaving }] = useSaveMeetingNoteMutation();
  const [getPodRound] = roundsApi.useLazyGetPodRoundQuery();
  const [kept] = useState(() => draftOf(key, note));
  const [text, setText] = useState(kept?.text ?? note.text);
  const [error, setError] = useState<unknown>();
  const [conflictingNote, setConflictingNote] = useState<MeetingNote>();
  /** The server's notes, as far as this page knows. `text` is undefined until a save has been answered. */
  const [base, setBase] = useState<{ text?: string; version: string }>(
    kept ? { version: kept.version } : { text: note.text, version: note.version },
  );
  /** A late answer may still bring these versions. */
  const [replaced] = useState(() => new Set<string>());
  const isRunning = useRef(false);
  /** Saved once the running save has been answered. */
  const queued = useRef<string>(undefined);
  const isSaved = text === base.text;

  if (isSaved && note.version !== base.version && !replaced.has(note.version)) {
    setBase({ text: note.text, version: note.version });
    setText(note.text);
  }

  const accept = (sent: string, version: string) => {
    // Versions are hashes of the text, so an earlier one may come back.
    replaced.delete(version);
    setBase({ text: sent, version });
    const draft = drafts.load(key);
    if (draft.text === sent) drafts.clear(key);
    else if (draft.text !== undefined) drafts.save(key, { text: draft.text, version, at });
    return version;
  };
  /** A save may have arrived although its response didn't. The text is then the same, and the user isn't asked. */
  const askWhich = async (refusal: unknown, sent: string) => {
    const found = await getPodRound({ id: podId })
      .unwrap()
      .catch(() => undefined);
    const now = [found?.round?.note, found?.lastNote].find((one) => one?.start === start);
    if (now?.text === sent) return accept(sent, now.version);
    if (now) setConflictingNote(now);
    else setError(refusal);
    return undefined;
  };
  const send = async (sent: string, version: string) => {
    isRunning.current = true;
    setError(undefined);
    setBase({ version });
    let savedAs: string | undefined;
    try {
      const saved = await saveNote({ id: podId, meetingNoteInput: { start, text: sent, version } }).unwrap();
      if (saved.version !== version) replaced.add(version);
      savedAs = accept(sent, saved.version);
    } catch (refusal) {
      if (problemOf(refusal)?.code === 'changed_meanwhile') savedAs = await askWhich(refusal, sent);
      else setError(refusal);
    }
    isRunning.current = false;
    const next = queued.current;
    queued.current = undefined;
    if (savedAs !== undefined && next !== undefined && next !== sent) void send(next, savedAs);
  };
  const save = () => {
    const canSave = !isSaved && conflictingNote === undefined && characterCount(text) <= MAX_NOTE_LENGTH;
    if (!canSave) return;
    if (isRunning.current) queued.current = text;
    else void send(text, base.version);
  };
  useSavingMoments({
    save,
    text,
    isDue: !isSaved && conflictingNote === undefined && error === undefined && !isSaving,
  });

  const write = (next: string) => {
    setText(next);
    setError(undefined);
    if (next === base.text) drafts.clear(key);
    else drafts.save(key, { text: next, version: base.version, at });
  };
  const choose = (chosen: string) => {
    if (!conflictingNote) return;
    setConflictingNote(undefined);
    setText(chosen);
    replaced.add(base.version);
    setBase({ text: conflictingNote.text, version: conflictingNote.version });
    if (chosen === conflictingNote.text) drafts.clear(key);
    else drafts.save(key, { text: chosen, version: conflictingNote.version, at });
  };
  return { text, isSaved, isSaving, error, conflictingNote, write, choose, save };
}

/** After the last key, when the connection is back, and when the page is hidden or left. */
function useSavingMoments({ save, text, isDue }: { save: () => void; text: string; isDue: boolean }): void {
  const saveNow = useEffectEvent(save);
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isDue || isOffline) return undefined;
    const timer = setTimeout(() => saveNow(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, isDue, isOffline]);
  useEffect(() => {
    if (!isOffline) saveNow();
  }, [isOffline]);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      saveNow();
    };
  }, []);
}
