import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Confirmation, ConfirmedPage } from '../../../contract/entities.gen';
import { pastedCode, paths, queryKeys } from '../../../domain/links';
import { statusOf } from '../../api/problem';
import { confirmLinkWords as text } from './confirmLinkWords';
import { ConfirmPage } from './ConfirmPage';
import type { ConfirmedState } from './confirmedState';
import { DeclinedNotice } from '../states/DeclinedNotice';
import { QueryState, type QueryLike } from '../states/QueryState';
import { FieldsSkeleton } from '../states/skeletons';
import { useFocusInPage } from '../focus/useFocusInPage';

/** The code of the address; undefined when it has none. */
export function useConfirmationCode(): string | undefined {
  const [query] = useSearchParams();
  return pastedCode(query.get(queryKeys.confirmation));
}

interface Confirmable {
  page?: ConfirmedPage;
  /** It is confirmed, and counts only later. */
  confirmed?: boolean;
  /** When that is, epoch milliseconds. */
  takesEffect?: number;
}

interface ConfirmLinkPageProps<Waiting> {
  /** What waits behind the link; skipped without a code. */
  query: QueryLike<Waiting>;
  hasCode: boolean;
  title: (waiting: Waiting) => string;
  effects: (waiting: Waiting) => string[];
  onConfirm: () => Promise<Confirmation>;
  onDecline: () => Promise<unknown>;
  /** What the page that it leads to is told besides. */
  state?: ConfirmedState;
}

/**
 * What a link in a mail opens: it says who asked for what, and nothing changes until a button is pressed
 * (rule session.registration). What was confirmed leads to the page that says so, and a dead link to /invalid.
 */
export function ConfirmLinkPage<Waiting extends Confirmable>(props: ConfirmLinkPageProps<Waiting>) {
  const { query, hasCode, title, effects, onConfirm, onDecline, state } = props;
  // The notice of what was declined comes on the page itself.
  useFocusInPage();
  const [isDeclined, setDeclined] = useState(false);
  const navigate = useNavigate();
  const invalid = <Navigate to={paths.invalid} replace />;
  if (!hasCode) return invalid;
  if (isDeclined) return <DeclinedNotice />;
  const confirm = async () => {
    try {
      const { page, takesEffect } = await onConfirm();
      await navigate(page, { replace: true, state: state && { ...state, takesEffect } });
    } catch (error) {
      // The link was good when the page was opened, and is no more.
      if (statusOf(error) !== 400) throw error;
      await navigate(paths.invalid, { replace: true });
    }
  };
  const decline = async () => {
    await onDecline();
    setDeclined(true);
  };
  return (
    <QueryState query={query} skeleton={<FieldsSkeleton count={3} />} missing={invalid}>
      {(waiting) =>
        waiting.page ? (
          <Navigate to={waiting.page} replace state={state} />
        ) : waiting.confirmed ? (
          <Navigate to={paths.emailVerified} replace state={{ ...state, takesEffect: waiting.takesEffect }} />
        ) : (
          <ConfirmPage
            title={title(waiting)}
            effects={effects(waiting)}
            verb={text.confirm}
            onConfirm={confirm}
            back={{ label: text.notMe, act: decline }}
          />
        )
      }
    </QueryState>
  );
}
