/** Words of notifications, and of how often one is told. */
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
  /** What became of many: how many went, and how many stay for their answer. */
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
  frequency: 'Tell me about messages I’ve missed',
  frequencyHelp: 'By email, and on the devices you’ve chosen. Only when there’s something new.',
  frequencies: {
    FIVE_MINUTES: 'After five minutes',
    HOURLY: 'Once an hour',
    THREE_HOURS: 'Every three hours',
    SIX_HOURS: 'Every six hours',
    TWELVE_HOURS: 'Every twelve hours',
    DAY: 'Every day at 8:00 am',
    WEEKLY: 'Every Monday at 8:00 am',
    NEVER: 'Never',
  },
  saved: 'All saved',
  previews: 'Show the first lines of messages',
  previewsHelp: 'In emails and on your devices. Without them, you’ll see who wrote and how many messages there are.',
  unsubscribe: {
    title: 'Turn off missed messages',
    effect: 'You won’t get any more emails or notifications about messages you’ve missed.',
    stays: 'Your messages stay where they are, and you can turn this back on in My Settings.',
    verb: 'Turn off',
    back: 'Choose how often instead',
    done: 'Missed messages are turned off',
    doneWhy: 'We won’t tell you about messages you’ve missed. You can change this at any time in My Settings.',
    gone: 'This link has expired',
    goneWhy: 'You can still choose how often we tell you about missed messages in My Settings.',
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
