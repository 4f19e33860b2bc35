import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { useReturnPath, useSelectedBusiness, WithBusiness } from '../session';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { InNamedBusiness } from './InNamedBusiness';

const skeleton = <CardsSkeleton count={1} />;

interface WithDueActionProps {
  action: OnboardingActionName;
  children: (businessId: string) => ReactNode;
}

/**
 * The screen of an action that is due, in the business of the membership that the address names, else in the selected one;
 * who comes by a link when it is not, or no longer, is led on. Done here, it is due no more: where that leads is the
 * screen's to say.
 */
export function WithDueAction(props: WithDueActionProps) {
  return (
    <InNamedBusiness skeleton={skeleton}>
      <DueAction {...props} />
    </InNamedBusiness>
  );
}

function DueAction({ action, children }: WithDueActionProps) {
  const { business } = useSelectedBusiness();
  const { currentData, ...due } = useListMyActionsQuery(business ? { businessId: business.id } : skipToken);
  const returnPath = useReturnPath();
  const [wasDue, setWasDue] = useState(false);
  const isDue = wasDue || (currentData?.some((one) => one.action === action) ?? false);
  if (isDue && !wasDue) setWasDue(true);
  // What was known before may have changed: only a fresh answer leads away.
  const settled = { ...due, currentData: isDue || !due.isFetching ? currentData : undefined };
  return (
    <WithBusiness skeleton={skeleton}>
      {({ id }) => (
        <QueryState query={settled} skeleton={skeleton}>
          {() => (isDue ? children(id) : <Navigate to={returnPath} replace />)}
        </QueryState>
      )}
    </WithBusiness>
  );
}
