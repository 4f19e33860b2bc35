import { MISSING_CODE } from '../../domain/forms/messages';

/** Words of businesses and their administrators. */
export const words = {
  signUp: {
    title: 'Register your business',
    intro: 'Set up memberships, and let their members find a pod.',
    businessName: 'Business name',
    submit: 'Sign up',
    login: 'Log in',
  },
  signUpAdmin: {
    title: 'Become an administrator',
    invited: (by: string, business: string, when: string) =>
      `${by} invited you on ${when} to help run ${business}: its memberships, pods and people.`,
    newAccount: (email: string) => `Your account gets the email ${email}.`,
    notMe: 'If you do not know what this is about, say so: the invitation then ends, and its link no longer works.',
    submit: 'Create account & join',
    login: 'Log in and accept',
    missingCode: MISSING_CODE,
    missingCodeText: 'This page is opened by the link in an invitation. Please ask for it again.',
    effect: (business: string) => `You become an administrator of ${business}. Its owner is told.`,
    account: (name: string, email: string) => `You are logged in as ${name} (${email}).`,
    accept: 'Accept invitation',
    notNow: 'Not now',
  },
  assignAdmin: {
    title: (business: string) => `Who runs ${business} day to day?`,
    intro:
      'You can hand the daily work to an administrator: memberships, people, pods and invites. You stay the owner.',
    submit: 'Assign to Administrator',
    skip: 'Not now',
    failure: 'Failed to assign admin',
  },
  inviteAdmin: {
    title: 'Invite an administrator',
    intro: (business: string) =>
      `They get an email with a link. An administrator of ${business} can do all that you can, except appoint administrators and delete a membership.`,
    name: 'Name',
    email: 'Email',
    submit: 'Invite admin',
    failure: 'Failed to invite admin',
    sent: (email: string, business: string) => `An invitation to help run ${business} is on its way to ${email}`,
  },
  admins: {
    title: 'Current admins',
    intro: (business: string) => `Who runs ${business} day to day.`,
    none: 'No admins yet',
    noneOwner: 'Invite somebody, and they can do all that you can, except appoint admins and delete a membership.',
    noneAdmin: 'Only the owner runs this business.',
    invite: 'Invite Admin',
    remove: 'Remove Admin',
    removeWhom: (name: string) => `Remove admin ${name}`,
  },
  invitations: {
    title: 'Admins invited, not here yet',
    sent: (by: string, when: string, until: string) =>
      `${by ? `Invited by ${by} on` : 'Invited on'} ${when} · link valid until ${until}`,
    withdraw: 'Withdraw',
    withdrawWhom: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawing: 'Withdrawing…',
    withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
    withdrawBody: 'Its link stops working. You can invite them again.',
    withdrawVerb: 'Withdraw invitation',
    keep: 'Keep it',
    withdrawn: (email: string) => `The invitation to ${email} is withdrawn. Its link no longer works.`,
  },
  removeAdmin: {
    title: (name: string) => `Remove ${name}`,
    effect: (name: string, business: string) =>
      `${name} can no longer administer ${business}: memberships, members, pods and invites.`,
    stays: 'What they take part in as a member or lead stays as it is.',
    verb: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is no longer an admin`,
    choose: 'Choose an admin first.',
  },
  setupZoom: {
    title: 'Connect Zoom',
    intro: (business: string) =>
      `With Zoom connected, meeting links for ${business} are made for you. Without it, leaders paste a link of any meeting service.`,
    submit: 'Set up Zoom',
    skip: 'Not now',
  },
  settings: {
    title: 'Business settings',
    name: 'Business name',
    submit: 'Save',
    saved: 'All saved',
    failure: 'Ran into a problem',
    crumb: 'My Settings',
    panel: 'Memberships',
  },
  zoom: {
    title: 'Zoom integration',
    intro: (business: string) =>
      `Makes the meeting links of ${business}. What to enter is in the Zoom App Marketplace, under your app’s credentials. We try it before it is saved; the secret is never shown again.`,
    connected: 'Connected',
    key: 'Zoom key',
    secret: 'Zoom secret',
    secretKept: 'The saved secret is not shown. Enter it again to change anything.',
    userId: 'Zoom user ID',
    userIdHint: 'The email address of the Zoom user who hosts the meetings.',
    accountId: 'Zoom account ID (optional)',
    accountIdHint: 'Only for a server-to-server app.',
    submit: 'Save',
    busy: 'Checking with Zoom…',
    saved: (business: string) => `Zoom is connected to ${business}`,
    failure: 'Unable to update Zoom credentials. Please try again later.',
  },
};
