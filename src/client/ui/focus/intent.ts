import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type Intent = 'write' | 'search';

/** State of a navigation after which the focus is where the reader goes on, rather than on the page's heading. */
export const withIntent = (intent: Intent) => ({ intent });

/** Undefined when the reader comes back by the history. */
export function useIntent(): Intent | undefined {
  const { state } = useLocation() as { state: { intent?: Intent } | null };
  return useNavigationType() === NavigationType.Pop ? undefined : state?.intent;
}
