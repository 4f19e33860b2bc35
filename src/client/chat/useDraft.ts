import { useSessionStorage } from '@mantine/hooks';
import type { Mention } from '../../contract/entities.gen';

/** By person, so that nobody else who uses this tab sees the draft. */
const keyOf = (kind: 'draft' | 'picked', userId: string, channelId: string) =>
  `stepwell.${kind}.${userId}.${channelId}`;

const nobody: Mention[] = [];

/** The unsent text of a channel, and who was picked for it from the list of people; survives a reload of this tab. */
export function useDraft(userId: string, channelId: string) {
  const [text = '', keepText, clearText] = useSessionStorage<string>({
    key: keyOf('draft', userId, channelId),
    getInitialValueInEffect: false,
  });
  const [picked = nobody, keepPicked, clearPicked] = useSessionStorage<Mention[]>({
    key: keyOf('picked', userId, channelId),
    getInitialValueInEffect: false,
  });
  const change = (next: string, ...also: readonly Mention[]) => {
    if (next === '') {
      clearText();
      clearPicked();
      return;
    }
    keepText(next);
    if (also.length > 0) keepPicked(withPicked(picked, also));
  };
  return { text, picked, change };
}

/** Those who were picked, the last one at the end. */
export function withPicked(picked: readonly Mention[], also: readonly Mention[]): Mention[] {
  return [...picked.filter(({ userId }) => !also.some((one) => one.userId === userId)), ...also];
}
