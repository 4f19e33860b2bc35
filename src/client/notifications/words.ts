/** Words of notifications, and of how often one is told. */
export const words = {
  title: 'Notifications',
  none: 'Nothing new',
  noneWhy: 'When something changes in your pods, or somebody asks you something, you will find it here.',
  okay: 'Okay',
  dismiss: 'Dismiss',
  view: 'View',
  settings: 'Choose how often you are told',

  missed: 'Missed messages',
  frequency: 'Tell me of messages I have missed',
  frequencyHelp: 'By e-mail, and on the devices that you have chosen. Only when there is something new.',
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
  push: 'On this device',
  pushUnsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Stepwell to the home screen first.',
  pushDenied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
  pushOff: 'Be told on this device even when Stepwell is closed: of messages, meetings, and when somebody asks you.',
  pushOn: 'You are told on this device, even when Stepwell is closed.',
  pushTurnOn: 'Turn on notifications',
  pushTurnOff: 'Turn off notifications',
  pushFailed: 'Your browser did not let us turn this on or off. Please try again later.',
};
