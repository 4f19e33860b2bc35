import type { ReactNode } from 'react';
import { useGetMyUserQuery } from '../api/sessionApi';
import { LoadError } from './LoadError';
import { CardsSkeleton } from './skeletons';
import { useIsOffline } from './useIsOffline';
import { useIsUnconfirmed } from './useIsUnconfirmed';
import { Waiting } from './Waiting';

/** What is decided by something not being there, which may only be newer than what was kept (rule platform.kept). */
export function OnceConfirmed({ children }: { children: ReactNode }) {
  const isUnconfirmed = useIsUnconfirmed();
  if (!isUnconfirmed) return children;
  return <Unconfirmed />;
}

function Unconfirmed() {
  const isOffline = useIsOffline();
  // Whatever is answered ends being offline, and what is shown is confirmed then.
  const { refetch } = useGetMyUserQuery();
  if (isOffline) return <LoadError error={undefined} onRetry={refetch} />;
  return (
    <Waiting>
      <CardsSkeleton />
    </Waiting>
  );
}
