export { dropActions, dropActionsOfLeaver, requireAction, settleAction } from './requiredActions';
