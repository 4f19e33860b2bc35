/** Text that mentions a person (rule chat.mentions). */
export const mentionText = (name: string): string => `@${name}`;

/** Treats the '＠' of Japanese and Chinese keyboards as '@'. Both are one code unit, so indexes don't change. */
const withPlainAt = (text: string): string => text.replaceAll('＠', '@');

/** A person whom a message may mention. */
export interface Mentionable {
  userId: string;
  name: string;
}

/** Maximum number of people mentioned in a message. */
export const MAX_MENTIONS = 20;

const longestFirst = <Person extends Mentionable>(people: readonly Person[]) =>
  [...people].sort((a, b) => b.name.length - a.name.length);

/**
 * The people a message mentions, without duplicates. Only full names count: '@Ann Leeson' doesn't mention 'Ann Lee'. If
 * several people share a name, the message mentions the picked people, or the last of them if the name appears less
 * often, or everyone with the name if nobody was picked. The result may exceed MAX_MENTIONS, the limit of a message.
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

/** Plain text, or the '@' and name of a mentioned person. Joining the parts gives the original text. */
export interface MentionPart {
  text: string;
  /** Users mentioned here; several when they share a name and nothing tells them apart. */
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
