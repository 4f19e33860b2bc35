import { Fragment, type ReactNode } from 'react';

type Elements = Readonly<Record<string, (text: string) => ReactNode>>;

/** A compiled message has its tags in characters that nobody types (`scripts/words/messages.cjs`). */
const TAGGED = /\uE000(\w+)\uE001(.*?)\uE000\/\w+\uE001/su;

/** A text with elements in the place of its tags, such as links: 'I agree to the <terms>terms</terms>'. */
export function richText(text: string, elements: Elements): ReactNode {
  const parts = text.split(TAGGED);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? elements[parts[index - 1] ?? ''] : undefined;
    return <Fragment key={index}>{element ? element(part) : part}</Fragment>;
  });
}
