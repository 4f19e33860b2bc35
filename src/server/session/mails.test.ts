import { mailSamples } from '../testing/mails/mailSamples';
import { sessionMails } from './mails';

const NOW = new Date('2026-03-03T09:00:00Z');

it('the mail asking an invited person to confirm names the membership', () => {
  const data = { ...mailSamples['verify-email'], membershipName: 'Momentum Circle' };
  const { subject, paragraphs } = sessionMails['verify-email'].render(data, 'en', NOW);
  expect(subject).toBe('Confirm your email address to join Momentum Circle');
  expect(paragraphs).toContainEqual(expect.stringContaining('to join Momentum Circle.'));
});
