export { emailChangeEligibility } from './emailChangeEligibility';
export { photoOf, removeReportedPhoto } from './photo/photo';
export { startEmailChangeByStaff } from './startEmailChange';
