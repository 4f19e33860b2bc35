import { Fragment, type ReactNode } from 'react';

/** What happens, then its consequences in one paragraph; a sentence each. */
export function Effects({ effects: [first, ...others] }: { effects: readonly ReactNode[] }) {
  return (
    <>
      <p>{first}</p>
      {others.length > 0 && (
        <p>
          {others.map((effect, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{effect}</span>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
