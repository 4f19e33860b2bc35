import type { Passage } from '../../../domain/terms/terms';

/** In short what docs/hosting/data-map.md says at length. */
export const privacy: readonly Passage[] = [
  {
    heading: 'Who decides',
    paragraphs: [
      'The business that runs your membership decides who joins and what happens there. Whoever runs this installation decides about accounts, logins and security. Ask either of them about your data.',
    ],
  },
  {
    heading: 'What is stored',
    paragraphs: [
      'Your name, email address and time zone; your bio and photo if you give them; how you log in, without your password itself. The memberships and pods you are in, your meetings, Next Tiny Steps, messages and notes. What you were notified of, the texts you accepted, and for up to 400 days what staff and leaders did.',
      'It is stored to provide the service, to keep it safe, and to mail you what you asked for. No payment data, location or statistics of use are collected, and nothing is loaded from third parties.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'People of your membership see your name, bio and photo. People of your pod see your messages and steps. The owner and the admins see your email address, when you were last active, and the figures of your pod, but not what is written in a pod that they are not in, unless somebody reports it.',
      'Emails go through a mail server, and push messages through your browser’s provider. A business may connect Zoom, an identity provider and programs of its own.',
    ],
  },
  {
    heading: 'How long',
    paragraphs: [
      'Your account and what you write stay until you delete your account or your pod ends. Deleting it removes your data at once; backups follow as they are replaced. Emails are kept for 30 days, announcements for a year, reports for 90 days after they are closed.',
    ],
  },
  {
    heading: 'What you can do',
    paragraphs: [
      'In your settings you can download everything that is stored about you, correct it, and delete your account. You can leave a membership at any time, and complain to the data protection authority of your country.',
    ],
  },
];
