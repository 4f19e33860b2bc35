import { dateFormat } from '../../domain/time/zonedTime';
import { readerLocale } from '../ui/readerLocale';

/**
 * The first date that Chrome formats in a language takes 300 ms on a slow phone; later ones take next to nothing, in
 * the page as well. A worker keeps the first ones off the main thread.
 */
for (const locale of ['en-US', readerLocale()]) {
  dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format();
}
close();
