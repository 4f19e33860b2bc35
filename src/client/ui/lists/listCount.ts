import { isUncounted, MAX_COUNTED } from '../../../domain/lists/listTotal';

/** What texts need for '1 person', '1,000 people' and 'More than 1,000 people'. */
export const listCount = (total: number) =>
  isUncounted(total) ? { count: MAX_COUNTED, isMore: true } : { count: total, isMore: false };
