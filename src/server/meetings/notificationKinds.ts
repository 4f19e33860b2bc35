import { acknowledgement, html, notificationKinds, pageLink } from '../notifications';

const changeWords = {
  scheduled: 'meets',
  changed: 'now meets',
  paused: 'is paused',
  skipped: 'does not meet',
} as const;

export const meetingNotifications = notificationKinds({
  /** `name` and `path` are those of the pod or leader meeting; `when` names its zone. */
  'meeting-changed': {
    content: (data: { name: string; path: string; change: keyof typeof changeWords; when: string }) =>
      pageLink(html`<b>${data.name}</b> ${changeWords[data.change]} ${data.when}.`, 'See meeting', data.path),
    push: true,
  },
  'meeting-cancelled': {
    content: (data: { name: string }) => acknowledgement(html`<b>${data.name}</b> no longer meets.`),
    push: true,
  },
});
