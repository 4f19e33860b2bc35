import type { ReactNode } from 'react';
import { useGetMyUserQuery } from '../api/sessionApi';
import { QueryState } from './QueryState';
import { CardsSkeleton } from './skeletons';
import { useIsOffline } from './useIsOffline';
import { useIsUnconfirmed } from './useIsUnconfirmed';

/** What is decided by something not being listed, which may only be newer than what was kept (rule platform.kept). */
export function OnceConfirmed({ children }: { children: ReactNode }) {
  const isUnconfirmed = useIsUnconfirmed();
  const error = useIsOffline() || undefined;
  // Whatever is answered ends being offline, and what is shown is confirmed then.
  const { refetch } = useGetMyUserQuery(undefined, { skip: !isUnconfirmed });
  if (!isUnconfirmed) return children;
  return (
    <QueryState query={{ error, refetch }} skeleton={<CardsSkeleton />}>
      {() => null}
    </QueryState>
  );
}
