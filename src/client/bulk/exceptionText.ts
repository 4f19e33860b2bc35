import type { BulkException } from '../../contract/entities.gen';
import { words } from './words.gen';
import { listText } from '../../domain/text/lists';
import { LANGUAGE } from '../ui/language';

/** Names some of those who are left out, and says why. */
export function exceptionText({ reason, count, names }: BulkException): string {
  const others = count - names.length;
  const listed = others > 0 ? [...names, words.moreNames({ count: others })] : names;
  return words.exceptions[reason]({ count, names: listText(listed, LANGUAGE) });
}
