import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from './QueryState';
import type { QueryStateProps } from './QueryState';
import type { Act, FrozenSubject } from './useFrozenSubject';

type RunAct = (act: Act) => Promise<unknown>;

const HoldingContext = createContext<RunAct>(({ run }) => run());

export const useActOnSubject = (): RunAct => useContext(HoldingContext);

interface SubjectStateProps<Subject> extends QueryStateProps<Subject> {
  /** Skip the subject's query during an act that ends it. Bound to one subject: a change of id needs a `key`. */
  frozenSubject: FrozenSubject<Subject>;
}

/**
 * Shows the subject unchanged from the start of an act until the page navigates, so that a subject that the user has
 * just left or deleted isn't reported missing (rule platform.subjects).
 */
export function SubjectState<Subject>({ frozenSubject, query, children, ...rest }: SubjectStateProps<Subject>) {
  const { frozen, last } = frozenSubject;
  const { currentData, error, refetch } = query;
  // After a failed act the skipped query runs again; until it answers, the page shows the old state and the reason.
  const waiting = error === undefined ? last : undefined;
  const shown =
    frozen === undefined ? { currentData: currentData ?? waiting, error, refetch } : { currentData: frozen, refetch };
  return (
    <QueryState query={shown} {...rest}>
      {(subject) => (
        <HoldSubject holder={frozenSubject} subject={subject}>
          {children(subject)}
        </HoldSubject>
      )}
    </QueryState>
  );
}

interface HoldSubjectProps<Subject> {
  holder: FrozenSubject<Subject>;
  subject: Subject;
  children: ReactNode;
}

function HoldSubject<Subject>({ holder: { runFrozen }, subject, children }: HoldSubjectProps<Subject>) {
  const holdOuter = useActOnSubject();
  const hold = useCallback<RunAct>(
    (act) => holdOuter({ ...act, run: () => runFrozen(subject, act) }),
    [holdOuter, runFrozen, subject],
  );
  return <HoldingContext value={hold}>{children}</HoldingContext>;
}
