import type { BulkException } from '../../contract/entities.gen';
import { joinWithAnd } from '../../domain/text/words';
import { words } from './words.gen';

/** Names some of those who are left out, and says why. */
export function exceptionText({ reason, count, names }: BulkException): string {
  const others = count - names.length;
  const listed = others > 0 ? [...names, words.moreNames({ count: others })] : names;
  return words.exceptions[reason]({ count, names: joinWithAnd(listed) });
}
