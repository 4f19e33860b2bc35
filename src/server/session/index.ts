/** What other areas use of this one. */
export { hasEmail, provenAccountWith } from './accounts';
export type { Person } from './registration';
export { findCode, issueCode, LINK_SECONDS, linkGone, retireCodes, useCode } from './codes';
export { passwordAttempts } from './login';
export { sessionMails } from './mails';
export { hashPassword, isPassword } from './passwords';
export { register } from './registration';
export { revokeAllSessions, startSession, type NewSession } from './sessions';
