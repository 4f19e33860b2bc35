import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { selectBusiness, useReturnPath, useSelectedBusiness } from '../session';
import { QueryState } from '../ui/QueryState';
import { CardsSkeleton } from '../ui/skeletons';
import { WithNamedBusiness } from './WithNamedBusiness';

const skeleton = <CardsSkeleton count={1} />;

interface WithDueActionProps {
  action: OnboardingActionName;
  /** In which the business is the selected one. */
  children: (businessId: string) => ReactNode;
}

/**
 * The screen of an action that is due, in the business of the membership that the address names, else in the selected one;
 * who comes by a link when it is not, or no longer, is led on. Done here, it is due no more: where that leads is the
 * screen's to say.
 */
export function WithDueAction(props: WithDueActionProps) {
  return (
    <WithNamedBusiness skeleton={skeleton}>
      {(businessId) => <DueAction key={businessId} businessId={businessId} {...props} />}
    </WithNamedBusiness>
  );
}

function DueAction({ businessId, action, children }: WithDueActionProps & { businessId: string }) {
  const { currentData, ...due } = useListMyActionsQuery({ businessId });
  const returnPath = useReturnPath();
  const [wasDue, setWasDue] = useState(false);
  const isDue = wasDue || (currentData?.some((one) => one.action === action) ?? false);
  if (isDue && !wasDue) setWasDue(true);
  // What was known before may have changed: only a fresh answer leads away.
  const settled = { ...due, currentData: isDue || !due.isFetching ? currentData : undefined };
  return (
    <QueryState query={settled} skeleton={skeleton}>
      {() =>
        isDue ? (
          <Selected businessId={businessId}>{children(businessId)}</Selected>
        ) : (
          <Navigate to={returnPath} replace />
        )
      }
    </QueryState>
  );
}

/**
 * Works in this business, on this device and from now on, as what is due need not be where one worked last (rule
 * businesses.selected).
 */
function Selected({ businessId, children }: { businessId: string; children: ReactNode }) {
  const dispatch = useDispatch();
  const { business } = useSelectedBusiness();
  const isSelected = business?.id === businessId;
  useEffect(() => {
    if (!isSelected) selectBusiness(dispatch, businessId);
  }, [dispatch, isSelected, businessId]);
  return isSelected ? children : skeleton;
}
