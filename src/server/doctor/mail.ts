import { createTransport } from 'nodemailer';
import type { Settings } from '../platform/config/config';
import { fault, good, errorReason, warning, type Finding } from './finding';

/** Milliseconds; short because a person is waiting. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'production'>;

export async function checkMail({ smtpUrl, ...settings }: MailSettings, to?: string): Promise<Finding[]> {
  if (smtpUrl === undefined) {
    if (to !== undefined) return [fault('No email can be sent, because SMTP_URL isn’t set.')];
    // In production, the configuration check already reports that SMTP_URL is missing.
    return settings.production
      ? []
      : [warning('Emails are only kept to be read at /dev/mail. Set SMTP_URL to send them.')];
  }
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS });
  try {
    await transport.verify();
  } catch (error) {
    return [fault(`The mail server doesn’t let Stepwell in: ${errorReason(error)}. Is SMTP_URL right?`)];
  } finally {
    if (to === undefined) transport.close();
  }
  const isReached = good(`The mail server lets Stepwell in, and emails are from ${settings.mailFrom.address}.`);
  if (to === undefined) return [isReached];
  try {
    await transport.sendMail({
      from: settings.mailFrom,
      to: { name: '', address: to },
      subject: 'A test email from Stepwell',
      text: `Hello,\n\nStepwell at ${settings.publicUrl} can send you emails: this one was sent by ‘npm run doctor’.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return [
      isReached,
      good(`The mail server has taken a test email to ${to}. See whether it arrives, and not as spam.`),
    ];
  } catch (error) {
    return [
      isReached,
      fault(
        `The mail server doesn’t take a test email to ${to}: ${errorReason(error)}. Is MAIL_FROM an address it sends for?`,
      ),
    ];
  } finally {
    transport.close();
  }
}
