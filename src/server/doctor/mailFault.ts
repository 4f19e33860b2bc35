import { errorReason } from './finding';

/** An error of Nodemailer, which keeps the system's or OpenSSL's code as `originalCode`. */
interface MailError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The SMTP command that failed, or CONN. */
  command?: string;
  /** OpenSSL's words without their place in its source. */
  reason?: string;
}

interface MailServer {
  host: string;
  port: number;
  isSecure: boolean;
  hasPassword: boolean;
}

export function mailServerOf(smtpUrl: string): MailServer {
  const { protocol, hostname, port, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return { host: hostname, port: Number(port) || (isSecure ? 465 : 587), isSecure, hasPassword: password !== '' };
}

const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

const PORTS = 'Most providers take 587 with smtp:// and 465 with smtps://';

function connectionCure({ code, originalCode = code, message }: MailError, server: MailServer): string | undefined {
  const { host, port, isSecure } = server;
  const at = `${host}:${port}`;
  if (code === 'EDNS') return `No address is known for ${host}. Correct the name in SMTP_URL, or this machine’s DNS.`;
  if (originalCode === 'ECONNREFUSED')
    return `Nothing accepts connections at ${at}. Correct host and port in SMTP_URL. ${PORTS}.`;
  if (code === 'ETIMEDOUT' && message.startsWith('Greeting') && !isSecure)
    return `${at} accepts the connection but says nothing. If TLS begins at once there, as at port 465, SMTP_URL must begin with smtps://.`;
  if (code === 'ETIMEDOUT' || /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(originalCode ?? ''))
    return `${at} doesn’t answer. The port is wrong or a firewall blocks it; hosting companies often block 25. ${PORTS}.`;
  if (/wrong version number|packet length too long/.test(message))
    return `SMTP_URL begins with smtps://, but TLS doesn’t begin at once at port ${port}. Use smtp://, which changes to TLS by STARTTLS, or the provider’s port for smtps://, mostly 465.`;
  if (originalCode === 'CERT_HAS_EXPIRED') return 'The server’s certificate must be renewed.';
  if (originalCode === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The server’s certificate is for another name than ${host}. Use that name in SMTP_URL.`;
  if (originalCode !== undefined && UNTRUSTED.includes(originalCode))
    return 'This machine doesn’t trust the server’s certificate. Give the server one of a public authority, or set NODE_EXTRA_CA_CERTS to a PEM file with the authority’s certificate, or with the self-signed one.';
  return undefined;
}

function loginCure({ code, command, responseCode, response = '' }: MailError): string | undefined {
  if ((responseCode === 530 || responseCode === 538) && /TLS/i.test(response))
    return 'The server requires TLS. Remove ignoreTLS from SMTP_URL, or use smtps:// with port 465.';
  if (command === 'STARTTLS')
    return 'The server offers no TLS at this port. Use smtps:// with its port for TLS, mostly 465.';
  if (responseCode === 530) return 'The server requires a login. Add user and password to SMTP_URL.';
  if (code !== 'EAUTH') return undefined;
  if (responseCode === undefined) return 'SMTP_URL has a user without a password.';
  return 'The server refuses the user or password in SMTP_URL. Percent-encode the password; some providers require an app password or API key instead.';
}

/** Why Stepwell can't use the mail server, and what to do. */
export function connectionFault(error: unknown, smtpUrl: string): string {
  const failure = error as MailError;
  const cure = connectionCure(failure, mailServerOf(smtpUrl)) ?? loginCure(failure) ?? 'Is SMTP_URL right?';
  // Node 24 adds advice of its own.
  const said = failure.reason ?? errorReason(error).replace(/; if the root CA is installed.*$/, '');
  return `The mail server doesn’t let Stepwell in: ${said}. ${cure}`;
}

/** Why the server refuses a test email, and what to do. */
export function refusalFault(error: unknown, to: string, from: string, smtpUrl: string): string {
  const failure = error as MailError;
  return `The mail server doesn’t take a test email to ${to}: ${errorReason(error)}. ${loginCure(failure) ?? senderCure(failure, from, smtpUrl)}`;
}

function senderCure({ command, response = '' }: MailError, from: string, smtpUrl: string): string {
  const refusesSender = command === 'MAIL FROM' || /\b5\.7\.|relay|sender|not verified/i.test(response);
  if (!refusesSender) return `Is the address right, and ${from} (MAIL_FROM) one that the server sends for?`;
  const login = mailServerOf(smtpUrl).hasPassword ? '' : ' If it requires a login, add user and password to SMTP_URL.';
  return `The server doesn’t send for ${from}. Verify this address or its domain with the provider, or set MAIL_FROM to one it sends for.${login}`;
}
