/** Words of notifications, and of how often one is told. */
export const words = {
  title: 'Notifications',
  none: 'Nothing new',
  noneWhy: 'When something changes in your pods, or somebody asks you something, you will find it here.',
  okay: 'Okay',
  dismiss: 'Dismiss',
  view: 'View',
  newTab: 'opens in a new tab',
  settings: 'Choose how often you are told',
};
