/** What other areas use of this one. */
export { dropActions, requireAction, settleAction } from './requiredActions';
