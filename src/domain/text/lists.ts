import { languageOf } from './languages';
import { wordsIn } from './listWords.gen';

const formats = new Map<string, Intl.ListFormat>();

/** 'Anna', 'Anna and Tom', 'Anna, Tom and Eve', as the language joins them. */
export function listText(items: readonly string[], locale: string): string {
  // Regions differ in the comma before 'and': British English is ours.
  const language = locale.split('-', 1)[0] === 'en' ? 'en-GB' : locale;
  const format = formats.get(language) ?? new Intl.ListFormat(language);
  formats.set(language, format);
  return format.format(items);
}

/** 'Anna, Tom and 2 others', of `count` people: at most `max` of the names that are known. */
export function namesText(names: readonly string[], count: number, max: number, locale: string): string {
  const shown = names.slice(0, max);
  const others = count - shown.length;
  const last = others > 0 ? [wordsIn(languageOf(locale)).others({ count: others })] : [];
  return listText([...shown, ...last], locale);
}
