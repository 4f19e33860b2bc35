import { Fragment } from 'react';

/**
 * The number of characters that fit next to a picture on the narrowest phone; a longer part of an address may also
 * break at its dots.
 */
const LINE_LENGTH = 20;

/** Splits an address at the points where a line may break: after the @, and before the dots of a long part. */
export function emailParts(address: string): string[] {
  return address
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LINE_LENGTH ? part.split(/(?=\.)/) : [part]))
    .filter((part) => part !== '');
}

/** An email address that wraps at its @ or a dot rather than within a word. */
export function EmailText({ address }: { address: string }) {
  return emailParts(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
