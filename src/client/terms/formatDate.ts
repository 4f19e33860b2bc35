import { readerLanguage } from '../ui/readerLanguage';

/** The day in UTC, as it stands in every copy of a text. Takes epoch milliseconds. */
export const formatDate = (published: number): string =>
  new Intl.DateTimeFormat(readerLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(published);
