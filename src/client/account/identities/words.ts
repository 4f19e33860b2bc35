export const identityWords = {
  title: 'Identity providers',
  intro: 'You can log in to Stepwell with these accounts of yours.',
  none: 'No identity providers',
  noneWhy: 'Once you’ve logged in with one, it’s listed here.',
  linked: (date: string) => `Linked ${date}`,
  lastUsed: (when: string) => `Last used: ${when}`,
  neverUsed: 'Not used since',
  remove: 'Remove',
  of: (name: string) => ` ${name}`,
  removing: {
    title: (name: string) => `Remove ‘${name}’`,
    crumb: 'Remove identity provider',
    text: (name: string) =>
      `You’ll no longer log in with ${name}, and sessions that began with it end. Your password still works.`,
    noPassword: 'No password yet, or forgotten it?',
    setPassword: 'Set one by email',
    submit: 'Remove identity provider',
    done: (name: string) => `‘${name}’ no longer logs you in.`,
  },
};
