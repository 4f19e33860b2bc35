/** Words of notifications, and of how often one is told. */
export const words = {
  title: 'Notifications',
  none: 'Nothing new',
  noneWhy: 'When something changes in your pods, or somebody asks you something, you will find it here.',
  more: 'Show earlier notifications',
  moreFailed: 'We couldn’t load the earlier ones.',
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
  settings: 'Choose how often you are told',

  missed: 'Missed messages',
  frequency: 'Tell me of messages I have missed',
  frequencyHelp: 'By email, and on the devices that you have chosen. Only when there is something new.',
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
  previewsHelp: 'In emails and on your devices. Without them you see who wrote, and how many messages there are.',
  unsubscribe: {
    title: 'Turn off missed messages',
    effect: 'You get no more emails or notifications about messages you have missed.',
    stays: 'Your messages stay where they are, and you can turn this on again in My Settings.',
    verb: 'Turn off',
    back: 'Choose how often instead',
    done: 'Missed messages are turned off',
    doneWhy: 'We won’t tell you about messages you have missed. You can change this at any time in My Settings.',
    gone: 'This link is too old',
    goneWhy: 'It no longer works. You can choose how often we tell you about missed messages in My Settings.',
    openSettings: 'Open My Settings',
  },
  push: 'On this device',
  pushUnsupported: 'This browser can’t show notifications. Emails still reach you.',
  pushNotInstalled:
    'On an iPhone or iPad, notifications come once Stepwell is on the home screen: tap Share, then ‘Add to Home Screen’, and open it from there.',
  pushDenied:
    'Your browser blocks notifications from Stepwell. To allow them, open the site settings beside the address, or Stepwell’s notifications in the settings of your device.',
  pushOff: 'Be told on this device even when Stepwell is closed: of messages, meetings, and when somebody asks you.',
  pushOn: 'You are told on this device, even when Stepwell is closed.',
  pushTurnOn: 'Turn on notifications',
  pushTurnOff: 'Turn off notifications',
  pushFailed: 'Your browser did not let us turn this on or off. Please try again later.',
};
