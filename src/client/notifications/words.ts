import { membershipPlaces } from '../../domain/links';
import type { NotificationSettingType, SETTING_FREQUENCIES } from '../../domain/notifications/settings';

export const words = {
  title: 'Notifications',
  none: 'Nothing new',
  noneWhy: 'When something changes in your pods, or someone asks you something, you’ll see it here.',
  more: 'Show earlier notifications',
  moreFailed: 'We couldn’t load earlier notifications.',
  okay: 'Okay',
  dismiss: 'Dismiss',
  dismissed: 'Notification dismissed.',
  dismissAll: 'Dismiss all',
  dismissGroup: (count: number) => `Dismiss all ${count}`,
  dismissedMany: (dismissed: number, kept: number) => {
    const gone = dismissed === 1 ? '1 notification dismissed.' : `${dismissed} notifications dismissed.`;
    if (kept === 0) return gone;
    return `${gone} ${kept === 1 ? '1 that needs your answer stays.' : `${kept} that need your answer stay.`}`;
  },
  showGroup: (count: number) => `Show all ${count}`,
  hideGroup: 'Show fewer',
  view: 'View',
  settings: 'Notification settings',

  missed: 'Missed messages',
  reminders: 'Reminders',
  podHealth: membershipPlaces.health.name,
  announcements: 'Announcements',
  settingsOf: {
    MISSED_POD_MESSAGE: {
      label: 'Tell me about messages I’ve missed',
      help: 'By email, and on the devices you’ve chosen. Only when there’s something new.',
      choices: {
        FIVE_MINUTES: 'After five minutes',
        HOURLY: 'Once an hour',
        THREE_HOURS: 'Every three hours',
        SIX_HOURS: 'Every six hours',
        TWELVE_HOURS: 'Every twelve hours',
        DAY: 'Every day at 8:00 am',
        WEEKLY: 'Every Monday at 8:00 am',
        NEVER: 'Never',
      },
    },
    MEETING_REMINDER: {
      label: 'Remind me of meetings',
      help: 'The day before by email, and on the devices you’ve chosen.',
      choices: {
        BOTH: 'A day and 15 minutes before',
        DAY: 'A day before',
        FIFTEEN_MINUTES: '15 minutes before',
        NEVER: 'Never',
      },
    },
    STEP_REMINDER: {
      label: 'Remind me of my Next Tiny Steps',
      help: 'The day before one is due and the morning after, and when you have none after a meeting.',
      choices: { ON: 'On', OFF: 'Off' },
    },
    POD_HEALTH: {
      label: 'Tell me how the pods are doing',
      help: 'By email, about each membership that you run.',
      choices: { WEEKLY: 'Every Monday', NEVER: 'Never' },
    },
    ANNOUNCEMENT: {
      label: 'Send me announcements',
      help: 'By email, and on the devices you’ve chosen. You’ll always find them in your notifications.',
      choices: { ON: 'On', OFF: 'Off' },
    },
  } satisfies {
    [type in NotificationSettingType]: {
      label: string;
      help: string;
      choices: Record<(typeof SETTING_FREQUENCIES)[type][number], string>;
    };
  },
  saved: 'All saved',
  previews: 'Show the first lines of messages',
  previewsHelp: 'In emails and on your devices. Without them, you’ll see who wrote and how many messages there are.',
  unsubscribe: {
    of: {
      MISSED_POD_MESSAGE: {
        title: 'Stop missed-message emails and notifications',
        effect: 'You won’t get any more emails or notifications about messages you’ve missed.',
        stays: 'Your messages stay where they are, and you can turn this back on in My Settings.',
        back: 'Choose how often instead',
        done: 'Missed messages are turned off',
        doneWhy: 'We won’t tell you about messages you’ve missed. You can change this at any time in My Settings.',
        goneWhy: 'You can still choose how often we tell you about missed messages in My Settings.',
      },
      MEETING_REMINDER: {
        title: 'Stop meeting reminders',
        effect: 'You won’t get any more reminders of meetings, by email or on your devices.',
        stays: 'We’ll still tell you when a meeting changes, and you can turn reminders back on in My Settings.',
        back: 'Choose when instead',
        done: 'Meeting reminders are turned off',
        doneWhy: 'We won’t remind you of meetings. You can change this at any time in My Settings.',
        goneWhy: 'You can still choose when we remind you of meetings in My Settings.',
      },
      STEP_REMINDER: {
        title: 'Stop step reminders',
        effect: 'We won’t ask you about your Next Tiny Steps any more, by email or on your devices.',
        stays: 'Your steps stay as they are, and you can turn reminders back on in My Settings.',
        back: 'Open My Settings instead',
        done: 'Step reminders are turned off',
        doneWhy: 'We won’t ask you about your steps. You can change this at any time in My Settings.',
        goneWhy: 'You can still turn off step reminders in My Settings.',
      },
      POD_HEALTH: {
        title: 'Turn off Monday’s email about your pods',
        effect: 'You won’t get any more emails about how your pods are doing.',
        stays: 'You can see how they’re doing at any time, and turn this back on in My Settings.',
        back: 'Open My Settings instead',
        done: 'Monday’s email is turned off',
        doneWhy: 'We won’t email you about how your pods are doing. You can change this at any time in My Settings.',
        goneWhy: 'You can still turn off Monday’s email in My Settings.',
      },
      ANNOUNCEMENT: {
        title: 'Stop announcements by email',
        effect: 'You won’t get any more announcements by email or on your devices.',
        stays: 'You’ll still find them in your notifications, and you can turn this back on in My Settings.',
        back: 'Open My Settings instead',
        done: 'Announcements are turned off',
        doneWhy: 'We won’t send you announcements by email. You can change this at any time in My Settings.',
        goneWhy: 'You can still turn off announcements in My Settings.',
      },
    } satisfies Record<NotificationSettingType, object>,
    verb: 'Turn off',
    gone: 'This link has expired',
    openSettings: 'Open My Settings',
  },
  push: 'On this device',
  pushUnsupported: 'This browser can’t show notifications. Emails still reach you.',
  pushNotInstalled:
    'On an iPhone or iPad, notifications work once Stepwell is on your home screen: tap Share, then ‘Add to Home Screen’, and open it from there.',
  pushDenied:
    'Your browser is blocking notifications from Stepwell. To allow them, open the site settings beside the address, or Stepwell’s notifications in your device’s settings.',
  pushOff:
    'Get notifications on this device even when Stepwell is closed: about messages, meetings, and when someone asks you something.',
  pushOn: 'You get notifications on this device, even when Stepwell is closed.',
  pushTurnOn: 'Turn on notifications',
  pushTurnOff: 'Turn off notifications',
  pushFailed: 'Your browser didn’t let us turn this on or off. Please try again later.',
};
