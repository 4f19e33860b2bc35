import { messageSummary } from '../../../domain/chat/messageTexts';
import type { Draft } from '../composer/useDraft';
import { changedEdits } from '../outbox/useStoredEdits';
import type { StoredEdit } from '../outbox/useStoredEdits';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { LANGUAGE } from '../../ui/language';

interface Written {
  unsent: readonly UnsentMessage[];
  edits: readonly StoredEdit[];
  draft: Draft;
}

/**
 * What would be lost with the channel (rule chat.outbox): everything as one `text`, and the text being written, which
 * is the draft before an edit.
 */
export function unsentTextOf({ unsent, edits, draft }: Written) {
  const changed = changedEdits(edits)
    .map(({ text }) => text)
    .filter(Boolean);
  const drafted = draft.text.trim();
  const preview = messageSummary({ content: drafted, image: draft.image }, LANGUAGE);
  const texts = [...unsent.map(({ content }) => content), ...changed, drafted];
  return { text: texts.filter(Boolean).join('\n\n'), draft: preview || changed.at(-1) };
}
