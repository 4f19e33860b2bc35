import { pathWithReturn, paths } from '../../domain/links';
import { actionScreens, type DueAction } from '../../domain/onboarding/actions';

/** The screen on which an action is done, and back; it names the business where that is not the one worked in. */
export const actionPath = ({ action, businessId }: DueAction, workedIn: string | undefined, back: string) =>
  pathWithReturn(paths[actionScreens[action]], back, businessId === workedIn ? {} : { business: businessId });
