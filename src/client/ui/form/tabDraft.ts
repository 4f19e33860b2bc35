import { readSessionStorageValue } from '@mantine/hooks';
import { storedUserId } from '../../api/transport/accessToken';

/** What somebody has typed so far, kept in this tab, so that neither Back nor a reload loses it. */
export interface TabDraft<Values> {
  load: (subjectId: string) => Partial<Values>;
  save: (subjectId: string, values: Values) => void;
  clear: (subjectId: string) => void;
  /** The subjects with a draft whose ids begin like this. */
  subjects: (prefix: string) => string[];
}

/**
 * One draft of a kind for each user and subject, such as a business: it doesn't appear to another user who logs in here,
 * or for another subject.
 */
export function tabDraft<Values>(kind: string): TabDraft<Values> {
  const keyOf = (subjectId: string) => `stepwell.${kind}-draft.${storedUserId() ?? ''}.${subjectId}`;
  return {
    load: (subjectId) => readSessionStorageValue<Partial<Values>>({ key: keyOf(subjectId), defaultValue: {} }),
    save: (subjectId, values) => {
      try {
        sessionStorage.setItem(keyOf(subjectId), JSON.stringify(values));
      } catch {
        // Too long to keep, or storage is turned off: what was typed stays on the page.
      }
    },
    clear: (subjectId) => sessionStorage.removeItem(keyOf(subjectId)),
    subjects: (prefix) => {
      try {
        const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(prefix)));
        return keys.map((key) => key.slice(keyOf('').length));
      } catch {
        // Storage is turned off.
        return [];
      }
    },
  };
}
