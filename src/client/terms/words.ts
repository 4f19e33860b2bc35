import { countWithNoun } from '../../domain/text/words';
import { CHANGE_LABEL } from '../../domain/terms/forms';
import type { TermsAct, TermsKind } from '../../domain/terms/terms';

const kinds: Record<TermsKind, string> = {
  TERMS: 'Terms',
  PRIVACY: 'Privacy notice',
  LEADER_AGREEMENT: 'Leader agreement',
  PARTICIPANT_AGREEMENT: 'Participant agreement',
};

const acts: Record<TermsAct, string> = {
  SIGN_UP: 'as you signed up',
  INVITATION: 'as you joined',
  SIGN_ON: 'when your account was created',
  ASKED: 'when we asked you',
};

const of = (kind: TermsKind, name: string | undefined) => (name ? `${kinds[kind]} of ${name}` : kinds[kind]);

export const words = {
  kinds,
  of,
  ofVersion: (kind: TermsKind, name: string | undefined, number: number) => `${of(kind, name)}, version ${number}`,
  version: (number: number, date: string) => `Version ${number}, published ${date}`,
  changed: (what: string) => `${CHANGE_LABEL}: ${what}`,
  read: 'Read the text',
  open: (title: string) => `Open: ${title}`,

  pages: {
    everyone: 'Terms',
    owner: 'Terms for business owners',
    admin: 'Terms for admins',
    leader: 'Terms for pod leaders',
    participant: 'Terms for participants',
    none: 'There is no text here yet.',
  },

  mine: {
    settings: 'My Settings',
    title: 'Terms and agreements',
    due: 'New for you to read',
    dueIntro: 'Please read what is new. You can take your time: nothing changes for you until you decide.',
    agree: 'Agree',
    later: 'Not now',
    agreed: 'Thank you. We’ve saved that.',
    leaveTitle: 'If you don’t agree',
    leaveText: 'You can take your data with you, leave a membership, or delete your account.',
    download: 'Download my data',
    leave: 'Leave a membership',
    deleteAccount: 'Delete my account',
    accepted: 'What you’ve agreed to',
    none: 'You haven’t agreed to anything here yet.',
    acceptedOn: (date: string, act: TermsAct) => `Agreed on ${date}, ${acts[act]}`,
    age: (age: number) => `You’ve confirmed that you’re at least ${age} years old.`,
    current: 'The platform’s terms today',
    back: 'Terms and agreements',
  },

  publish: {
    business: 'Terms and privacy',
    businessIntro: (name: string) =>
      `${name}’s own terms, in addition to Stepwell’s. People agree to both as they sign up.`,
    agreements: 'Agreements',
    agreementsIntro: (name: string) =>
      `What leaders and participants of ${name} agree to as they sign up. A text here replaces the link in the settings.`,
    tabs: 'Texts',
    text: 'Text',
    hint: 'A line that starts with # and a space is a heading. Leave an empty line between paragraphs. Everything else stays plain text.',
    whatChanged: CHANGE_LABEL,
    whatChangedHint: 'A sentence or two. People read it before the text.',
    asks: (people: number | undefined) =>
      `The next time they open Stepwell, we’ll ask ${people === undefined ? 'the people' : countWithNoun(people, 'person', 'people')} who are here already to agree. They can put it off for seven days at a time. Nobody loses access. Whoever comes later agrees as they sign up.`,
    preview: 'Preview',
    empty: 'Nothing yet.',
    submit: 'Publish',
    published: 'Published',
    versions: 'Versions',
    none: 'No version yet.',
    withdrawn: (number: number, date: string) => `Version ${number}, withdrawn ${date}`,
    by: (name: string) => `by ${name}`,
    accepted: (accepted: number, concerned: number) => `${accepted} of ${concerned} have agreed`,
    withdraw: 'Withdraw',
    withdrawAsk:
      'People who sign up don’t see it any more. If there’s a link in the settings, or an agreement of Stepwell’s own, that is in force instead, and we ask people to agree to it. What was agreed to stays saved.',
    withdrawYes: 'Withdraw the text',
    keep: 'Keep it',
  },
};
