export { emailChangeEligibility } from './emailChangeEligibility';
export { startEmailChangeByStaff } from './startEmailChange';
