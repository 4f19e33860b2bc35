import { pathWithReturn, paths } from '../../domain/links';
import { actionScreens, type DueAction } from '../../domain/onboarding/actions';

/** Names the business unless it is the selected one. */
export const actionPath = ({ action, businessId }: DueAction, workedIn: string | undefined, back: string) =>
  pathWithReturn(paths[actionScreens[action]], back, businessId === workedIn ? {} : { business: businessId });
