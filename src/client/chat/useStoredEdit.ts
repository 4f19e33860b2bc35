import { useSessionStorage } from '@mantine/hooks';

/** A message of one's own that is being edited. */
export interface StoredEdit {
  messageId: string;
  text: string;
}

/** What one is about to change in a channel; survives a reload of this tab. By person, as drafts are. */
export function useStoredEdit(userId: string, channelId: string) {
  const key = `stepwell.edit.${userId}.${channelId}`;
  const [edit, keep, clear] = useSessionStorage<StoredEdit | undefined>({ key, getInitialValueInEffect: false });
  return { edit, keep, clear };
}
