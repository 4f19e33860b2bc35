/** What other areas use of this one. */
export { dropActions, dropActionsOfLeaver, requireAction, settleAction } from './requiredActions';
