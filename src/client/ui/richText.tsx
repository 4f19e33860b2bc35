import { Fragment, type ReactNode } from 'react';

type Elements = Readonly<Record<string, (text: string) => ReactNode>>;

/** A compiled message has its tags in characters that nobody types (`scripts/words/messages.cjs`). */
const TAGGED = /\uE000(\w+)\uE001(.*?)\uE000\/\w+\uE001/su;

/** A text with elements in the place of its tags, such as links: 'I agree to the <terms>terms</terms>'. */
export function richText(text: string, elements: Elements): ReactNode {
  return text.split(TAGGED).map((part, index, parts) => {
    if (index % 3 === 0) return part;
    return index % 3 === 2 && <Fragment key={index}>{elements[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
  });
}
