/** The account area's public interface. */
export { emailChangeEligibility } from './emailChangeEligibility';
export { startEmailChangeByStaff } from './startEmailChange';
