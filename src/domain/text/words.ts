/** '1,200', as in English whatever the browser's language is. Not by Intl, which a phone takes long to set up. */
export const numberText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** '1 place', '2,000 places'; or '1 person', '2 people' with a given plural. */
export function countWithNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${numberText(count)} ${count === 1 ? noun : plural}`;
}

/** 'Bo', 'Bo and Cy', 'Bo, Cy and Di'. */
export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

/** '1st', '2nd', '3rd', '4th', '11th', '21st'. */
export function ordinal(position: number): string {
  const lastTwo = position % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${position}th`;
  const ending: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${position}${ending[position % 10] ?? 'th'}`;
}

/** Begins a sentence: 'every day' becomes 'Every day'. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
