import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useListAllMyActionsQuery } from '../api/onboardingApi';
import { useReturnPath, WithBusiness } from '../session';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';

const skeleton = <CardsSkeleton count={1} />;

interface WithDueActionProps {
  action: OnboardingActionName;
  children: (businessId: string) => ReactNode;
}

/**
 * In the business of the address, otherwise the selected one. Redirects if the action isn't due, e.g. from an old
 * link; once completed here, the screen itself navigates.
 */
export function WithDueAction(props: WithDueActionProps) {
  return (
    <WithBusiness skeleton={skeleton}>{({ id }) => <DueAction key={id} businessId={id} {...props} />}</WithBusiness>
  );
}

function DueAction({ businessId, action, children }: WithDueActionProps & { businessId: string }) {
  const { currentData, ...due } = useListAllMyActionsQuery();
  const returnPath = useReturnPath();
  const [wasDue, setWasDue] = useState(false);
  const isDue = wasDue || (currentData?.some((one) => one.action === action && one.businessId === businessId) ?? false);
  if (isDue && !wasDue) setWasDue(true);
  // The cached answer may be out of date, so only a fresh one redirects.
  const settled = { ...due, currentData: isDue || !due.isFetching ? currentData : undefined };
  return (
    <QueryState query={settled} skeleton={skeleton}>
      {() => (isDue ? children(businessId) : <Navigate to={returnPath} replace />)}
    </QueryState>
  );
}
