import { dateFormat } from '../../domain/time/zonedTime';
import { readerLocale } from '../ui/readerLocale';

/** The day in UTC, as it stands in every copy of a text. Takes epoch milliseconds. */
export const formatDate = (published: number): string =>
  dateFormat(readerLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(published);
