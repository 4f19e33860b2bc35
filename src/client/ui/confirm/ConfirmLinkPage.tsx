import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Confirmation, ConfirmedPage } from '../../../contract/entities.gen';
import { cleanPastedCode, paths, queryKeys } from '../../../domain/links';
import { statusOf } from '../../api/problem';
import { DeclinedNotice } from '../states/DeclinedNotice';
import { QueryState, type QueryLike } from '../states/QueryState';
import { FieldsSkeleton } from '../states/skeletons';
import { useRestoreFocus } from '../focus/useRestoreFocus';
import { words as text } from './confirmLinkWords.gen';
import { ConfirmPage } from './ConfirmPage';
import type { ConfirmedState } from './confirmedState';

export function useConfirmationCode(): string | undefined {
  const [query] = useSearchParams();
  return cleanPastedCode(query.get(queryKeys.confirmation));
}

interface Confirmable {
  page?: ConfirmedPage;
  confirmed?: boolean;
  /** Epoch milliseconds. */
  takesEffect?: number;
}

interface ConfirmLinkPageProps<Waiting> {
  query: QueryLike<Waiting>;
  hasCode: boolean;
  title: (waiting: Waiting) => string;
  effects: (waiting: Waiting) => string[];
  onConfirm: () => Promise<Confirmation>;
  onDecline: () => Promise<unknown>;
  state?: ConfirmedState;
}

/**
 * The page that a mailed link opens. Changes nothing until a button is pressed (rule session.registration). An
 * invalid link redirects to /invalid.
 */
export function ConfirmLinkPage<Waiting extends Confirmable>(props: ConfirmLinkPageProps<Waiting>) {
  const { query, hasCode, title, effects, onConfirm, onDecline, state } = props;
  useRestoreFocus();
  const [isDeclined, setDeclined] = useState(false);
  const [confirming, setConfirming] = useState<Waiting>();
  const navigate = useNavigate();
  const invalid = <Navigate to={paths.invalid} replace />;
  if (!hasCode) return invalid;
  if (isDeclined) return <DeclinedNotice />;
  const confirm = async (waiting: Waiting) => {
    // A confirmation that signs in clears all answers, and the page would follow the fresh one.
    setConfirming(waiting);
    try {
      const { page, takesEffect, session } = await onConfirm();
      await navigate(session ? paths.memberships : page, { replace: true, state: state && { ...state, takesEffect } });
    } catch (error) {
      // The link has expired or been used since the page opened.
      if (statusOf(error) !== 400) {
        setConfirming(undefined);
        throw error;
      }
      await navigate(paths.invalid, { replace: true });
    }
  };
  const decline = async () => {
    await onDecline();
    setDeclined(true);
  };
  return (
    <QueryState
      query={confirming ? { ...query, currentData: confirming, error: undefined } : query}
      skeleton={<FieldsSkeleton count={3} />}
      missing={invalid}
    >
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
            onConfirm={() => confirm(waiting)}
            back={{ label: text.notMe, act: decline }}
          />
        )
      }
    </QueryState>
  );
}
