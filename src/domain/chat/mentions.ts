export const mentionText = (name: string): string => `@${name}`;

/** Japanese and Chinese keyboards type '＠'. Both are one code unit, so indexes don't change. */
const withPlainAt = (text: string): string => text.replaceAll('＠', '@');

export interface Mentionable {
  userId: string;
  name: string;
}

export const MAX_MENTIONS = 20;

const longestFirst = <Person extends Mentionable>(people: readonly Person[]) =>
  [...people].sort((a, b) => b.name.length - a.name.length);

/**
 * Without duplicates. Only full names count: '@Ann Leeson' doesn't mention 'Ann Lee'. Among people who share a name,
 * those picked are mentioned, or everyone if nobody was picked. May exceed MAX_MENTIONS.
 */
export function findMentioned(
  content: string,
  people: readonly Mentionable[],
  picked: readonly Mentionable[] = [],
): Mentionable[] {
  let rest = withPlainAt(content);
  const names = new Set(longestFirst([...picked, ...people]).map(({ name }) => name));
  const mentioned = [...names].flatMap((name) => {
    const isNamedSo = (one: Mentionable) => one.name === name;
    const [first = '', ...others] = rest.split(withPlainAt(mentionText(name)));
    if (others.length === 0) return [];
    rest = [first, ...others].join(' ');
    const chosen = picked.filter(isNamedSo).slice(-others.length);
    return chosen.length > 0 ? chosen : people.filter(isNamedSo);
  });
  return [...new Map(mentioned.map((one) => [one.userId, one])).values()];
}

export interface MentionPart {
  text: string;
  /** Several if they share a name and nothing tells them apart. */
  userIds: readonly string[];
}

export function splitMentions(text: string, mentions: readonly Mentionable[]): MentionPart[] {
  let parts: MentionPart[] = [{ text: withPlainAt(text), userIds: [] }];
  for (const name of new Set(longestFirst(mentions).map((one) => one.name))) {
    const mention = withPlainAt(mentionText(name));
    const userIds = mentions.filter((one) => one.name === name).map(({ userId }) => userId);
    parts = parts.flatMap((part) => {
      if (part.userIds.length > 0) return [part];
      const between: MentionPart[] = part.text.split(mention).map((one) => ({ text: one, userIds: [] }));
      return between.flatMap((one, index) => (index === 0 ? [one] : [{ text: mention, userIds }, one]));
    });
  }
  let end = 0;
  const asWritten = parts.map((part) => ({ ...part, text: text.slice(end, (end += part.text.length)) }));
  return asWritten.filter((part) => part.text !== '');
}
