/** What pages of other areas need to be the screen of a required action. */
export { useRequiredAction } from './useRequiredAction';
