/** The onboarding area's public interface. */
export { dropActions, dropActionsOfLeaver, requireAction, settleAction } from './requiredActions';
