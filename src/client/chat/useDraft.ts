import { useSessionStorage } from '@mantine/hooks';

/** By person, so that nobody else who uses this tab sees the draft. */
const keyOf = (userId: string, channelId: string) => `stepwell.draft.${userId}.${channelId}`;

/** The unsent text of a channel; survives a reload of this tab. */
export function useDraft(userId: string, channelId: string): [string, (text: string) => void] {
  const key = keyOf(userId, channelId);
  const [text = '', keep, clear] = useSessionStorage<string>({ key, getInitialValueInEffect: false });
  return [text, (next) => (next ? keep(next) : clear())];
}
