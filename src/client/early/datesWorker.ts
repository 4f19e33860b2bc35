import { dateFormat } from '../../domain/time/zonedTime';

/**
 * A browser's first formatted date in a language takes 300 ms on a slow phone, and its later ones next to nothing, also
 * those of the page. So a worker formats the first ones, where nobody waits for them.
 */
for (const locale of ['en-US', navigator.language]) {
  dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format();
}
close();
