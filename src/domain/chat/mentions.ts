/** How a text mentions somebody (rule chat.mentions). */
export const mentionOf = (name: string): string => `@${name}`;

/** As a keyboard for Japanese or Chinese writes it, it is the same; each is one code unit, so that places stay what they are. */
const withPlainAt = (text: string): string => text.replaceAll('＠', '@');

/** Somebody whom a text may mention. */
export interface Mentionable {
  userId: string;
  name: string;
}

/** A message mentions so many people. */
export const MAX_MENTIONS = 20;

const longestFirst = <Person extends Mentionable>(people: readonly Person[]) =>
  [...people].sort((a, b) => b.name.length - a.name.length);

/**
 * Whom a text mentions, each once: of 'Ann Lee' and 'Ann Leeson' only the one whose whole name stands there. Of several
 * people with one name those who were picked, the last ones where it stands there less often; where none was, all of
 * them. More than MAX_MENTIONS are more than a message may mention.
 */
export function mentionedOf(
  content: string,
  people: readonly Mentionable[],
  picked: readonly Mentionable[] = [],
): Mentionable[] {
  let rest = withPlainAt(content);
  const names = new Set(longestFirst([...picked, ...people]).map(({ name }) => name));
  const mentioned = [...names].flatMap((name) => {
    const isNamedSo = (one: Mentionable) => one.name === name;
    const [first = '', ...others] = rest.split(withPlainAt(mentionOf(name)));
    if (others.length === 0) return [];
    rest = [first, ...others].join(' ');
    const chosen = picked.filter(isNamedSo).slice(-others.length);
    return chosen.length > 0 ? chosen : people.filter(isNamedSo);
  });
  return [...new Map(mentioned.map((one) => [one.userId, one])).values()];
}

/** A stretch of a text, or the '@' and the name of somebody it mentions. All together are the text that was split. */
export interface MentionPart {
  text: string;
  /** Who is mentioned there; several where they have one name, as nothing says which place means whom. */
  userIds: readonly string[];
}

export function splitMentions(text: string, mentions: readonly Mentionable[]): MentionPart[] {
  let parts: MentionPart[] = [{ text: withPlainAt(text), userIds: [] }];
  for (const name of new Set(longestFirst(mentions).map((one) => one.name))) {
    const mention = withPlainAt(mentionOf(name));
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
