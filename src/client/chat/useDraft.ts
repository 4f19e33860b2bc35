import { useSessionStorage } from '@mantine/hooks';

/** Nobody else who uses this tab sees what one was writing. */
const keyOf = (userId: string, channelId: string) => `stepwell.draft.${userId}.${channelId}`;

/** What one is writing in a channel; kept over a reload of this tab. */
export function useDraft(userId: string, channelId: string): [string, (text: string) => void] {
  const key = keyOf(userId, channelId);
  const [text = '', keep, clear] = useSessionStorage<string>({ key, getInitialValueInEffect: false });
  return [text, (next) => (next ? keep(next) : clear())];
}
