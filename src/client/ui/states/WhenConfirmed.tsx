import type { ReactNode } from 'react';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { QueryState } from './QueryState';
import { useIsOffline } from './useIsOffline';
import { useIsUnconfirmed } from './unconfirmedSlice';

interface OnceConfirmedProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Waits for the server's list before reporting a subject's absence: the subject may be newer than the persisted answers
 * (rule platform.persistence).
 */
export function WhenConfirmed({ skeleton, children }: OnceConfirmedProps) {
  const isUnconfirmed = useIsUnconfirmed();
  const error = useIsOffline() || undefined;
  // Any response ends the offline state, and so confirms the persisted answers.
  const { refetch } = useGetMyUserQuery(undefined, { skip: !isUnconfirmed });
  if (!isUnconfirmed) return children;
  return (
    <QueryState query={{ error, refetch }} skeleton={skeleton}>
      {() => null}
    </QueryState>
  );
}
