import type { Draft } from '../composer/useDraft';
import { changedEdits } from '../outbox/useStoredEdits';
import type { StoredEdit } from '../outbox/useStoredEdits';
import type { UnsentMessage } from '../outbox/unsentMessage';

interface Written {
  unsent: readonly UnsentMessage[];
  edits: readonly StoredEdit[];
  draft: Draft;
}

/**
 * What of it would be lost with a channel (rule chat.outbox): all as one `text`, empty where there is nothing, and what is
 * still being written, the draft before an edit.
 */
export function writtenIn({ unsent, edits, draft }: Written) {
  const changed = changedEdits(edits).map(({ text }) => text);
  const drafted = draft.text.trim();
  const texts = [...unsent.map(({ content }) => content), ...changed, drafted];
  return { text: texts.filter(Boolean).join('\n\n'), draft: drafted || changed.at(-1) };
}
