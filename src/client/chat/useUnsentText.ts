import { useDraft } from './useDraft';
import { useStoredEdit } from './useStoredEdit';
import { useOutbox } from './useOutbox';

/** All that a person has written in a channel and the server has not got. */
export function useUnsentText(userId: string, channelId: string): string {
  const [draft] = useDraft(userId, channelId);
  const { unsent } = useOutbox(channelId, userId);
  const { edit } = useStoredEdit(userId, channelId);
  return [...unsent.map(({ content }) => content), edit?.text, draft].filter(Boolean).join('\n\n');
}
