import { useDraft } from './useDraft';
import { useStoredEdits } from './useStoredEdits';
import { useOutbox } from './useOutbox';

/** All that a person has written in a channel and the server has not got. */
export function useUnsentText(userId: string, channelId: string): string {
  const draft = useDraft(userId, channelId);
  const { unsent } = useOutbox(channelId, userId);
  const { edits } = useStoredEdits(userId, channelId);
  const changed = edits.filter(({ before, text }) => text !== before);
  const texts = [...unsent.map(({ content }) => content), ...changed.map(({ text }) => text), draft.text];
  return texts.filter(Boolean).join('\n\n');
}
