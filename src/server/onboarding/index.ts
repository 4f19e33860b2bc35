/** The onboarding area's public interface. */
export { removeRequiredActions, removeActionsOfLeaver, requireAction, markActionDone } from './requiredActions';
