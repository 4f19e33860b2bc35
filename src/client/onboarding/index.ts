export { DueActions } from './DueActions';
export { actionPath } from './actionPath';
export { useActionsToAsk } from './useActionsToAsk';
export { useListedActions } from './useListedActions';
export { useRequiredAction } from './useRequiredAction';
