import { useDraft } from '../composer/useDraft';
import { unsentTextOf } from '../log/unsentText';
import { useOutbox } from './useOutbox';
import { useStoredEdits } from './useStoredEdits';

export function useUnsent(userId: string, channelId: string) {
  const draft = useDraft(userId, channelId);
  const { unsent, takeBack } = useOutbox(channelId, userId);
  const { edits, store } = useStoredEdits(userId, channelId);
  const discard = () => {
    unsent.forEach(takeBack);
    store([]);
    draft.clear();
  };
  return { unsent, ...unsentTextOf({ unsent, edits, draft }), discard };
}
