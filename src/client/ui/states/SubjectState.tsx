import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from './QueryState';
import type { QueryStateProps } from './QueryState';
import type { Act, Held } from './useHeld';

type RunAct = (act: Act) => Promise<unknown>;

const HoldingContext = createContext<RunAct>(({ run }) => run());

/** Runs an act while whatever the page is about stays as it is shown (rule platform.subjects). */
export const useHolding = (): RunAct => useContext(HoldingContext);

interface SubjectStateProps<Subject> extends QueryStateProps<Subject> {
  /**
   * Holds it. While an act ends it, the query of a thing by its id is to be skipped. Belongs to one subject, so whose id
   * changes needs a key.
   */
  holder: Held<Subject>;
}

/**
 * The state of the query of what a page is about. From the moment somebody acts on it, it stays as it is until the page
 * leads on: nothing is said to be missing that was just left or deleted.
 */
export function SubjectState<Subject>({ holder, query, children, ...rest }: SubjectStateProps<Subject>) {
  const { held, last } = holder;
  const { currentData, error, refetch } = query;
  // After an act that failed, what was skipped is asked for anew; the page shows its reason meanwhile.
  const waiting = error === undefined ? last : undefined;
  const shown =
    held === undefined ? { currentData: currentData ?? waiting, error, refetch } : { currentData: held, refetch };
  return (
    <QueryState query={shown} {...rest}>
      {(subject) => (
        <HoldSubject holder={holder} subject={subject}>
          {children(subject)}
        </HoldSubject>
      )}
    </QueryState>
  );
}

interface HoldSubjectProps<Subject> {
  holder: Held<Subject>;
  subject: Subject;
  children: ReactNode;
}

/** Holds this subject, and those of the pages around it. */
function HoldSubject<Subject>({ holder: { holding }, subject, children }: HoldSubjectProps<Subject>) {
  const holdOuter = useHolding();
  const hold = useCallback<RunAct>(
    (act) => holdOuter({ ...act, run: () => holding(subject, act) }),
    [holdOuter, holding, subject],
  );
  return <HoldingContext value={hold}>{children}</HoldingContext>;
}
