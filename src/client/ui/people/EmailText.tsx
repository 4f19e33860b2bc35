import { Fragment } from 'react';

/** Characters that fit next to a picture on the narrowest phone. */
const LINE_LENGTH = 20;

/** Splits after the @, and before the dots of a part longer than a line. */
export function emailParts(address: string): string[] {
  return address
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LINE_LENGTH ? part.split(/(?=\.)/) : [part]))
    .filter((part) => part !== '');
}

export function EmailText({ address }: { address: string }) {
  return emailParts(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
