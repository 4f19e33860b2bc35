/** What other areas use of this one. */
export { emailChangeEligibility } from './emailChangeEligibility';
export { startEmailChangeByStaff } from './startEmailChange';
