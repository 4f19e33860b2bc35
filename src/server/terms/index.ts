export { acceptedOnJoining, acceptedOnSignUp, acceptVersions, checkAge, type Accepted } from './accept';
export { latestDueTerms } from './due';
export { publishPlatformTerms } from './platformTerms';
export { versionAgreementLinks } from './publish';
export { termsInForce } from './reads';
export type { TermsScope } from './versions';
