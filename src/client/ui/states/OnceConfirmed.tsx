import type { ReactNode } from 'react';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { QueryState } from './QueryState';
import { useIsOffline } from './useIsOffline';
import { useIsUnconfirmed } from './useIsUnconfirmed';

interface OnceConfirmedProps {
  skeleton: ReactNode;
  children: ReactNode;
}

/** What is decided by something not being listed, which may only be newer than what was kept (rule platform.kept). */
export function OnceConfirmed({ skeleton, children }: OnceConfirmedProps) {
  const isUnconfirmed = useIsUnconfirmed();
  const error = useIsOffline() || undefined;
  // Whatever is answered ends being offline, and what is shown is confirmed then.
  const { refetch } = useGetMyUserQuery(undefined, { skip: !isUnconfirmed });
  if (!isUnconfirmed) return children;
  return (
    <QueryState query={{ error, refetch }} skeleton={skeleton}>
      {() => null}
    </QueryState>
  );
}
