import { dateFormat } from '../../domain/time/zonedTime';
import { readerLanguage } from '../ui/readerLanguage';

/**
 * The first date that Chrome formats in a language takes 300 ms on a slow phone; later ones take next to nothing, in
 * the page as well. A worker keeps the first ones off the main thread.
 */
for (const locale of ['en-US', readerLanguage()]) {
  dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format();
}
close();
