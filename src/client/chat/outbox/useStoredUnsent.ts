import { useLocalStorage } from '@mantine/hooks';
import { unsentKey, markWrittenHere } from '../../api/unsentKeys';

/** Survives closing the window, and is shared by the user's tabs (rule chat.outbox). */
export function useStoredUnsent<Written>(kind: 'draft' | 'edits', userId: string, channelId: string) {
  const key = unsentKey(kind, userId, channelId);
  const [written, store, remove] = useLocalStorage<Written | undefined>({ key, getInitialValueInEffect: false });
  const keep = (next: Written) => {
    store(next);
    markWrittenHere(key);
  };
  const clear = () => {
    remove();
    sessionStorage.removeItem(key);
  };
  return { key, written, keep, clear };
}
