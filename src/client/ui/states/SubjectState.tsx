import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from './QueryState';
import type { QueryStateProps } from './QueryState';
import type { Act, Held } from './useHeld';

type RunAct = (act: Act) => Promise<unknown>;

const HoldingContext = createContext<RunAct>(({ run }) => run());

/** Runs an act while the page keeps showing its subject unchanged (rule platform.subjects). */
export const useHolding = (): RunAct => useContext(HoldingContext);

interface SubjectStateProps<Subject> extends QueryStateProps<Subject> {
  /**
   * From `useHeld`. While an act ends the subject, skip its query. Belongs to one subject, so a change of id needs a
   * key.
   */
  holder: Held<Subject>;
}

/**
 * Shows the query of a page's subject. From the start of an act on the subject until the page navigates, shows it
 * unchanged, so that something just left or deleted isn't reported missing.
 */
export function SubjectState<Subject>({ holder, query, children, ...rest }: SubjectStateProps<Subject>) {
  const { held, last } = holder;
  const { currentData, error, refetch } = query;
  // After a failed act the skipped query runs again; the page shows the old state and the reason meanwhile.
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

/** Holds this subject and those of surrounding pages. */
function HoldSubject<Subject>({ holder: { holding }, subject, children }: HoldSubjectProps<Subject>) {
  const holdOuter = useHolding();
  const hold = useCallback<RunAct>(
    (act) => holdOuter({ ...act, run: () => holding(subject, act) }),
    [holdOuter, holding, subject],
  );
  return <HoldingContext value={hold}>{children}</HoldingContext>;
}
