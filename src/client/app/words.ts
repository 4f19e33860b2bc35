import { words as uiWords } from '../ui/words';

/** Words of the frame around the pages of the signed-in part. */
export const words = {
  welcome: (person: string, business: string | undefined) =>
    business ? `Welcome ${person} (${business})` : `Welcome ${person}`,
  mainNavigation: 'Main',
  home: 'Stepwell, start page',
  homeName: 'Home',
  messages: 'Messages',
  unreadChannels: (count: number) =>
    count === 1 ? '1 chat with unread messages' : `${count} chats with unread messages`,
  notificationCount: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
  manyMark: '..',
  menu: 'Menu',
  loadFailed: uiWords.loadFailed,
  memberships: 'Memberships',
  mySettings: 'My Settings',
  goTo: 'Go to…',
  shortcuts: 'Keyboard shortcuts',
  help: 'Help',
  logout: 'Logout',
  pods: 'Pods',
  chat: 'Chat',
  notifications: 'Notifications',
  me: 'Me',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'System' },
  zone: {
    title: 'Time zone',
    question: (here: string) => `In ${here} now?`,
    change: (here: string) => `Use ${here} time`,
    keep: (there: string) => `Keep ${there} time`,
    changed: (here: string) => `Times are now shown in ${here} time`,
  },
  starting: 'Signing you in…',
  startFailed: 'We couldn’t sign you in just now',
  offline: 'You’re offline. This is what you last saw.',
  unconfirmed: 'Checking for anything new…',
  newVersion: 'A new version is ready',
  reload: 'Reload',
  notNow: 'Not now',
};
