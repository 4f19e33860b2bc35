/** What other areas use of this one. */
export { startEmailChange } from './startEmailChange';
export { belongingOf } from './emailChangeEligibility';
