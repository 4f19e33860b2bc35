/** Words of a person's own account. */
export const words = {
  bio: {
    title: 'About you',
    intro: 'A few sentences that help your pod to know you. Everybody in your pods can read them.',
    label: 'Bio',
    placeholder: 'What you do, what you are working on, what you would like help with',
    submit: 'Save',
    later: 'Not now',
    saved: 'All saved',
  },
};
