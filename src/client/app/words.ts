/** Words of the frame around every page. */
export const words = {
  skip: 'Skip to the content',
  welcome: (person: string, business: string | undefined) =>
    business ? `Welcome ${person} (${business})` : `Welcome ${person}`,
  mainNavigation: 'Main',
  home: 'Stepwell, start page',
  messages: 'Messages',
  unreadChannels: (count: number) =>
    count === 1 ? '1 conversation with unread messages' : `${count} conversations with unread messages`,
  notificationCount: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
  manyMark: '..',
  menu: 'Menu',
  memberships: 'Memberships',
  mySettings: 'My Settings',
  help: 'Help',
  logout: 'Logout',
  pods: 'Pods',
  chat: 'Chat',
  notifications: 'Notifications',
  me: 'Me',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'System' },
  starting: 'Signing you in…',
  startFailed: "We couldn't sign you in just now",
  unexpected: 'Unexpected Application Error!',
  newVersion: 'A part of this page could not be loaded. There may be a new version.',
  reload: 'Reload',
};
