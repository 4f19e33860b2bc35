/** How a text mentions somebody (rule chat.mentions). */
export const mentionOf = (name: string): string => `@${name}`;

/** Whether a text mentions somebody of this full name. */
const isMentioned = (content: string, name: string): boolean => content.includes(mentionOf(name));

/** Somebody whom a text may mention. */
export interface Mentionable {
  userId: string;
  name: string;
}

/** A message mentions so many people. */
export const MAX_MENTIONS = 20;

const longestFirst = <Person extends Mentionable>(people: readonly Person[]) =>
  [...people].sort((a, b) => b.name.length - a.name.length);

/** Whom of these people a text mentions: of 'Ann Lee' and 'Ann Leeson' only the one whose whole name stands there. */
export function mentionedOf<Person extends Mentionable>(content: string, people: readonly Person[]): Person[] {
  let rest = content;
  const mentioned = longestFirst(people).filter(({ name }) => {
    const isMeant = isMentioned(rest, name);
    if (isMeant) rest = rest.replaceAll(mentionOf(name), ' ');
    return isMeant;
  });
  return mentioned.slice(0, MAX_MENTIONS);
}

/** A stretch of a text, or the '@' and the name of somebody it mentions. All together are the text that was split. */
export interface MentionPart {
  text: string;
  /** Who is mentioned there. */
  userId?: string;
}

export function splitMentions(text: string, mentions: readonly Mentionable[]): MentionPart[] {
  let parts: MentionPart[] = [{ text }];
  for (const { userId, name } of longestFirst(mentions)) {
    const mention = mentionOf(name);
    parts = parts.flatMap((part) => {
      if (part.userId !== undefined) return [part];
      const between = part.text.split(mention).map((one) => ({ text: one }));
      return between.flatMap((one, index) => (index === 0 ? [one] : [{ text: mention, userId }, one]));
    });
  }
  return parts.filter((part) => part.text !== '');
}
