import { MISSING_CODE } from '../../domain/forms/messages';

/** Words of joining a membership by an invite link. */
export const words = {
  leader: {
    title: 'Sign up as a leader',
    training: 'I agree to complete the leader training',
    agreementName: 'leader agreement',
  },
  participant: {
    title: 'Sign up',
    agreementName: 'participant agreement',
  },
  invitedBy: (business: string) => `${business} invites you to join`,
  agree: 'I agree to the',
  submit: 'Create account & join',
  login: 'Log in and join',
  missingCode: MISSING_CODE,
  missingCodeText: 'This page is opened by an invite link. Please ask for it again.',
  pods: {
    legend: 'Choose a pod',
    hint: 'You get your place once your email is confirmed. If the pod is full by then, you join its waitlist.',
    none: 'There are no pods to choose from yet. You can join one later.',
    available: 'Pods with places',
    waitlists: 'Full pods: join the waitlist',
    later: 'I’ll choose later',
    contact: 'Contact me when a new pod is set up',
    places: (seats: number) => (seats === 1 ? '1 place left' : `${seats} places left`),
    waitlist: 'Full, with a waitlist',
  },
  join: {
    title: (membership: string) => `Join ${membership}`,
    leaderEffect: 'Your application to lead goes to the owner and the administrators, who are told at once.',
    participantEffect: 'You become a member with the account you are logged in with.',
    account: (name: string) => `You are logged in as ${name}.`,
    submit: 'Join membership',
    back: 'Not now',
    joined: (membership: string) => `You have joined ${membership}`,
    applied: (membership: string) => `You have applied to lead in ${membership}`,
  },
};
