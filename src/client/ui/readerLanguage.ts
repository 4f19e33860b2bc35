import { readableLanguage } from '../../domain/text/readableLanguage';

const readable = new Map<string, string>();

/** A tag that Intl knows, whatever the browser reports. Cached, since rows of long lists ask for it. */
export function readerLanguage(): string {
  const { language } = navigator;
  const known = readable.get(language) ?? readableLanguage(language);
  readable.set(language, known);
  return known;
}
