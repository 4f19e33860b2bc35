import { createTransport } from 'nodemailer';
import type { Settings } from '../platform/config/config';
import { fault, good, warning, type Finding } from './finding';
import { connectionFault, mailServerOf, refusalFault } from './mailFault';

/** Milliseconds; short because a person is waiting. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'production'>;

export async function checkMail(
  { smtpUrl, ...settings }: MailSettings,
  to?: string,
  timeLimits = TIME_LIMITS,
): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    if (to !== undefined) return [fault('No email can be sent, because SMTP_URL isn’t set.')];
    // In production, the configuration check already reports that SMTP_URL is missing.
    return settings.production
      ? []
      : [warning('Emails are only kept to be read at /dev/mail. Set SMTP_URL to send them.')];
  }
  const transport = createTransport({ url: smtpUrl, ...timeLimits });
  try {
    await transport.verify();
  } catch (error) {
    return [fault(connectionFault(error, smtpUrl))];
  } finally {
    if (to === undefined) transport.close();
  }
  const from = settings.mailFrom.address;
  const found = [
    good(`The mail server lets Stepwell in, and emails are from ${from}.`),
    ...(await warnOfPlainPassword(smtpUrl, timeLimits)),
  ];
  if (to === undefined) return found;
  try {
    await transport.sendMail({
      from: settings.mailFrom,
      to: { name: '', address: to },
      subject: 'A test email from Stepwell',
      text: `Hello,\n\nStepwell at ${settings.publicUrl} can send you emails: this one was sent by ‘npm run doctor’.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return [
      ...found,
      good(`The mail server has taken a test email to ${to}. See whether it arrives, and not as spam.`),
    ];
  } catch (error) {
    return [...found, fault(refusalFault(error, to, from, smtpUrl))];
  } finally {
    transport.close();
  }
}

/** Nodemailer uses STARTTLS wherever it is offered, so a server that fails only when TLS is required gets plain text. */
async function warnOfPlainPassword(smtpUrl: string, timeLimits: typeof TIME_LIMITS): Promise<Finding[]> {
  const { isSecure, hasPassword } = mailServerOf(smtpUrl);
  if (isSecure || !hasPassword) return [];
  const transport = createTransport({ url: smtpUrl, requireTLS: true, ...timeLimits });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    // Any other failure, such as a limit on logins, says nothing about TLS.
    if ((error as { command?: string }).command !== 'STARTTLS') return [];
    return [
      warning(
        'The mail server offers no TLS, so the password in SMTP_URL is sent unencrypted. Use smtps://, or a port with STARTTLS, unless the network to it is private.',
      ),
    ];
  } finally {
    transport.close();
  }
}
