/** The parts of required actions that other areas may use: to show, list and count the actions. */
export { DueActions } from './DueActions';
export { actionPath } from './actionPath';
export { useActionsToAsk } from './useActionsToAsk';
export { useListedActions } from './useListedActions';
export { useRequiredAction } from './useRequiredAction';
