import { Fragment } from 'react';

/** What fits beside a picture on the narrowest phone; a longer part of an address may be broken at its dots, too. */
const LINE_LENGTH = 20;

/** An address in the parts between which a line may end: after the @, and before the dots of a part that is long. */
export function emailParts(address: string): string[] {
  return address
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LINE_LENGTH ? part.split(/(?=\.)/) : [part]))
    .filter((part) => part !== '');
}

/** An email address, which takes a further line at its @ or a dot, rather than in the middle of a word. */
export function EmailText({ address }: { address: string }) {
  return emailParts(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
