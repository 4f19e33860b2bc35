import { isUncounted, MAX_COUNTED } from '../../../domain/lists/listTotal';

/** The total of a list with its noun: '1 person', '1,000 people', 'More than 1,000 people'. */
export function listCount(total: number, noun: string, plural = `${noun}s`): string {
  if (isUncounted(total)) return `More than ${MAX_COUNTED.toLocaleString()} ${plural}`;
  return `${total.toLocaleString()} ${total === 1 ? noun : plural}`;
}
