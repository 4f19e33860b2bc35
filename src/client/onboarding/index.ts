/** What other areas need of required actions: to be the screen of one, to list what is due, to count it. */
export { DueActions } from './DueActions';
export { useListedActions } from './useListedActions';
export { useRequiredAction } from './useRequiredAction';
