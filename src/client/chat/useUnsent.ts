import { useDraft } from './useDraft';
import { useOutbox } from './useOutbox';
import { changedEdits, useStoredEdits } from './useStoredEdits';

/** All that a person has written in a channel and the server has not got; `discard` forgets it. */
export function useUnsent(userId: string, channelId: string) {
  const draft = useDraft(userId, channelId);
  const { unsent, takeBack } = useOutbox(channelId, userId);
  const { edits, store } = useStoredEdits(userId, channelId);
  const changed = changedEdits(edits).map(({ text }) => text);
  const text = draft.text.trim();
  const texts = [...unsent.map(({ content }) => content), ...changed, text];
  const discard = () => {
    unsent.forEach(takeBack);
    store([]);
    draft.change('');
  };
  return { unsent, draft: text || changed.at(-1), text: texts.filter(Boolean).join('\n\n'), discard };
}
