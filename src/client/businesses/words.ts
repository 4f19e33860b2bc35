import { businessPlaces } from '../../domain/links';
import { MISSING_CODE } from '../../domain/forms/messages';
import { SEPARATOR } from '../ui/separator';

export const words = {
  signUp: {
    title: 'Register your business',
    intro: 'Set up memberships and help your members find a pod.',
    businessName: 'Business name',
    submit: 'Sign up',
    login: 'Log in',
  },
  signUpAdmin: {
    title: 'Become an admin',
    invited: (by: string, business: string, when: string) =>
      `${by} invited you on ${when} to help run ${business}: its memberships, pods and people.`,
    newAccount: (email: string) => `Your account will use the email ${email}.`,
    notMe: 'If you weren’t expecting this, let us know. We’ll end the invitation, and its link will stop working.',
    submit: 'Create account & join',
    login: 'Log in and accept',
    missingCode: MISSING_CODE,
    missingCodeText: 'Open this page with the link in your invitation, or ask for a new one.',
    effect: (business: string) => `You’ll become an admin of ${business}. Its owner will be told.`,
    account: (name: string, email: string) => `You’re logged in as ${name} (${email}).`,
    accept: 'Accept invitation',
    notNow: 'Not now',
  },
  assignAdmin: {
    title: (business: string) => `Who runs ${business} day to day?`,
    intro: 'You can hand the day-to-day work to an admin: memberships, people, pods and invites. You stay the owner.',
    submit: 'Assign to Administrator',
    skip: 'Not now',
    failure: 'Failed to assign admin',
  },
  inviteAdmin: {
    title: 'Invite an admin',
    intro: (business: string) =>
      `We’ll email them a link. An admin of ${business} can do everything you can, except invite admins and delete a membership.`,
    name: 'Name',
    email: 'Email',
    submit: 'Invite admin',
    failure: 'Failed to invite admin',
    sent: (email: string, business: string) => `An invitation to help run ${business} is on its way to ${email}`,
  },
  admins: {
    title: 'Current admins',
    intro: (business: string) => `The people who run ${business} day to day.`,
    noneYet:
      'No admins yet. Invite someone, and they can do everything you can, except invite admins and delete a membership.',
    invite: 'Invite Admin',
    owner: 'Owner',
    remove: 'Remove Admin',
    removeWhom: (name: string) => `Remove admin ${name}`,
  },
  invitations: {
    title: 'Invited, not joined yet',
    sent: (by: string, when: string, until: string) =>
      `${by ? `Invited by ${by} on` : 'Invited on'} ${when}${SEPARATOR}link valid until ${until}`,
    withdraw: 'Withdraw',
    withdrawWhom: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawing: 'Withdrawing…',
    withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
    withdrawBody: 'Its link will stop working. You can invite them again.',
    withdrawVerb: 'Withdraw invitation',
    keep: 'Keep it',
    withdrawn: (email: string) => `The invitation to ${email} has been withdrawn. Its link no longer works.`,
  },
  removeAdmin: {
    title: (name: string) => `Remove ${name}`,
    effect: (name: string, business: string) =>
      `${name} will no longer look after ${business}: its memberships, members, pods and invites.`,
    stays:
      'They stay in any memberships and pods they’re part of. Invitations they’ve emailed that nobody has accepted yet stop working.',
    apiKeys: (names: string[] | undefined) =>
      names === undefined
        ? 'Any API keys they created stop working.'
        : `Their API ${names.length === 1 ? 'key stops' : 'keys stop'} working: ${names.join(', ')}.`,
    webhooks: (hosts: string[] | undefined) =>
      hosts === undefined
        ? 'Any webhooks they created are turned off.'
        : `Their ${hosts.length === 1 ? 'webhook is' : 'webhooks are'} turned off: ${hosts.join(', ')}. You can turn ${hosts.length === 1 ? 'it' : 'them'} on again.`,
    verb: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is no longer an admin`,
    choose: 'Choose an admin first.',
  },
  setupZoom: {
    title: 'Connect Zoom',
    intro: (business: string) =>
      `With Zoom connected, meeting links for ${business} are created for you. Without it, leaders paste in a link from any meeting service.`,
    submit: 'Set up Zoom',
    skip: 'Not now',
  },
  settings: {
    title: businessPlaces.settings.name,
    name: 'Business name',
    submit: 'Save',
    saved: 'All saved',
    failure: 'Ran into a problem',
    crumb: 'My Settings',
    panel: 'Business',
  },
  panel: {
    terms: 'Terms and privacy',
    termsWhy: 'Terms and a privacy notice of your own, beside ours. People agree to them as they sign up.',
    writeTerms: 'Write your terms',
    changeName: 'Change name',
    admins: businessPlaces.admins.name,
    seeAdmins: 'See admins',
    reports: businessPlaces.reports.name,
    reportsWhy: 'What people report, for you to decide on, and the help lines they see.',
    openReports: 'See reports',
    owner: 'Owner',
    ownerWhy: 'You own this business. You can hand it over to one of its admins.',
    handOver: 'Hand over',
    zoom: 'Zoom',
    zoomWhy: 'With Zoom connected, meeting links are created for you.',
    zoomOff: 'Not connected',
    setUpZoom: 'Set up Zoom',
    manageZoom: 'Manage Zoom',
    apiKeys: businessPlaces.apiKeys.name,
    apiKeysWhy: 'Let other programs, such as your shop or a spreadsheet, work with your members.',
    manageApiKeys: 'Manage API keys',
    webhooks: businessPlaces.webhooks.name,
    webhooksWhy: 'Tell other programs, such as a chat tool, when something happens here.',
    manageWebhooks: 'Manage webhooks',
    signOn: 'Single sign-on',
    signOnWhy: 'Let your people log in with the accounts they already have with you, at your identity provider.',
    manageSignOn: 'Manage single sign-on',
    auditLog: businessPlaces.auditLog.name,
    auditLogWhy: 'Changes to people and settings, and who made them.',
    openAuditLog: 'Open audit log',
  },
  staffTwoFactor: {
    title: 'Two-factor login for admins',
    required: 'Required',
    optional: 'Optional',
    why: 'Make it required, and you and your admins will need a code from your phone as well as your password. Admins who haven’t set it up get an email, and can’t manage anything here until they have.',
    whyRequired: 'You and your admins need two-factor login. Admins who haven’t set it up can’t manage anything here.',
    ownFirst: 'You don’t have two-factor login yourself yet.',
    setUpOwn: 'Set it up for yourself',
    require: 'Make it required',
    makeOptional: 'Make it optional',
    isRequired: 'Two-factor login is required now.',
    isOptional: 'Two-factor login is optional now.',
  },
  zoom: {
    title: businessPlaces.zoom.name,
    intro: (business: string) =>
      `Creates the meeting links for ${business}. You’ll find these details in the Zoom App Marketplace, under your app’s credentials. We check them before saving, and never show the secret again.`,
    connected: 'Connected',
    key: 'Zoom key',
    secret: 'Zoom secret',
    secretKept: 'We don’t show the saved secret. Enter it again to change anything.',
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
