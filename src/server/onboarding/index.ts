export { removeRequiredActions, removeActionsOfLeaver, requireAction, markActionDone } from './requiredActions';
