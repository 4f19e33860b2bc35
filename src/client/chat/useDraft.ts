import { useLocalStorage } from '@mantine/hooks';
import type { Mention } from '../../contract/entities.gen';
import { unsentKey, writtenHere } from './unsentKeys';

export interface Draft {
  text: string;
  /** Who was picked for it from the list of people. */
  picked: Mention[];
}

const nothing: Draft = { text: '', picked: [] };

/** The unsent text of a channel; survives closing the window, and is the same in all tabs of its person. */
export function useDraft(userId: string, channelId: string) {
  const key = unsentKey('draft', userId, channelId);
  const [draft = nothing, keep, clear] = useLocalStorage<Draft>({ key, getInitialValueInEffect: false });
  const change = (text: string, ...also: readonly Mention[]) => {
    if (text === '') return clear();
    keep({ text, picked: withPicked(draft.picked, also) });
    writtenHere(key);
  };
  return { ...draft, change };
}

/** Those who were picked, the last one at the end. */
export function withPicked(picked: readonly Mention[], also: readonly Mention[]): Mention[] {
  return [...picked.filter(({ userId }) => !also.some((one) => one.userId === userId)), ...also];
}
