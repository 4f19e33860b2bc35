import { countWithNoun, joinWithAnd } from '../../../domain/text/words';

/** 'Acme asks', 'Acme and Kiln & Co ask'. */
const ask = (businesses: readonly string[]) => `${joinWithAnd(businesses)} ${businesses.length === 1 ? 'asks' : 'ask'}`;

export const twoFactorWords = {
  tasks: {
    app: 'Change authenticator app',
    'recovery-codes': 'New recovery codes',
    off: 'Turn off two-factor login',
  },
  setup: {
    intro:
      'When you log in, we’ll ask for your password and for a code from an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 1Password, Bitwarden or any other.',
    introChange:
      'Set up Stepwell in another app, or on another phone. Codes from your old app, and your old recovery codes, will stop working.',
    required: (businesses: readonly string[]) => {
      const [them, its] = businesses.length === 1 ? ['it', 'its'] : ['them', 'their'];
      return `${ask(businesses)} the people who run ${them} to use two-factor login. Set it up to go on looking after ${its} memberships and pods.`;
    },
    others: 'You’ll be logged out on your other devices.',
    submit: 'Continue',
    scan: 'Add Stepwell to your app',
    scanText: 'Scan this picture with your authenticator app.',
    qr: 'QR code for your authenticator app',
    open: 'Open in an authenticator app on this phone',
    key: 'Can’t scan it? Type this key into the app:',
    copyKey: 'Copy key',
    copied: 'Copied',
    copyFailed: 'It couldn’t be copied. Please select it and copy it yourself.',
    code: 'Code from the app',
    turnOn: 'Turn on',
    change: 'Use this app',
    again: 'Start again',
  },
  codes: {
    title: 'Save your recovery codes',
    introOn: 'Two-factor login is on.',
    text: 'If you lose your phone, each of these lets you in once, in place of a code from the app. Keep them somewhere safe. We can’t show them again.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    fileName: 'stepwell-recovery-codes.txt',
    fileHead: 'Stepwell recovery codes. Each works once.',
    saved: 'I’ve saved them',
    unsaved: {
      title: 'Leave without saving your codes?',
      body: 'Without them you can’t log in if you lose your phone. We can’t show them again.',
      verb: 'Leave page',
      cancel: 'Stay here',
    },
  },
  status: {
    isOn: (date: string) => `Two-factor login has been on since ${date}.`,
    app: 'Authenticator app',
    appText: 'New phone, or another app? Set it up there before you get rid of the old one.',
    codes: 'Recovery codes',
    left: (left: number) =>
      left === 0 ? 'You have none left.' : `You have ${countWithNoun(left, 'recovery code')} left.`,
    few: 'Make new ones, so that you can still log in if you lose your phone.',
    newCodes: 'Make new recovery codes',
    off: 'Turn off',
    offText: 'Your password will be enough to log in.',
  },
  newCodes: {
    text: 'You’ll get ten new codes. The ones you have now will stop working.',
    submit: 'Make new codes',
  },
  turnOff: {
    text: 'From then on your password alone is enough to log in. Your recovery codes will stop working.',
    submit: 'Turn off',
    done: 'Two-factor login is off.',
    back: 'Back',
    required: (businesses: readonly string[]) =>
      `${ask(businesses)} the people who run ${businesses.length === 1 ? 'it' : 'them'} to use two-factor login, so it has to stay on.`,
  },
};
