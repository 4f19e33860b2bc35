/** What other areas use of this one. */
export { startEmailChange } from './changeEmail';
export { belongingOf } from './emailChangeEligibility';
