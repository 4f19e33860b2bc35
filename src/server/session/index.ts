/** What other areas use of this one. */
export { hasEmail, provenAccountWith } from './accounts';
export type { Person } from './register';
export { findCode, issueCode, LINK_SECONDS, linkGone, retireCodes, useCode } from './codes';
export { passwordAttempts } from './login';
export { sessionMails } from './mails';
export { hashPassword, isPassword } from './passwords';
export { register } from './register';
export { revokeAllSessions, startSession, type NewSession } from './sessions';
