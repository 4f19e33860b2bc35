import { number as numberText } from './oneLanguage/number';

export { numberText };

/** '1 place', '2,000 places'. */
export function countWithNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${numberText(count)} ${count === 1 ? noun : plural}`;
}

export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

/** 'Anna, Tom and 2 others', of `count` people: at most `max` of the names that are known. */
export function joinNames(names: readonly string[], count: number, max: number): string {
  const shown = names.slice(0, max);
  const others = count - shown.length;
  return joinWithAnd(others > 0 ? [...shown, countWithNoun(others, 'other')] : shown);
}

export function ordinal(position: number): string {
  const lastTwo = position % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${position}th`;
  const ending: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${position}${ending[position % 10] ?? 'th'}`;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
