import type { Passage } from '../../../domain/terms/terms';

/** Rule session.terms. */
export const termsIntro = 'Last updated March 1, 2022. These terms are governed by United Kingdom law.';

export const commonTerms: readonly Passage[] = [
  {
    heading: 'What Stepwell is',
    paragraphs: [
      'Stepwell is a service that businesses use to run memberships. Within a membership, people meet in small groups called pods, set themselves Next Tiny Steps and encourage each other. Stepwell provides the place and the tools. What is taught, and what is agreed within a membership, is between you and the business that runs it.',
      'Stepwell is not a therapy, medical, legal or financial service, and what is said in a pod is no substitute for advice from someone qualified to give it.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You must be at least 18 years old, give your own name and an email address that is yours, and keep your password to yourself. Tell us straight away if you think someone else has used your account.',
      'An account is for one person. You may have several roles, in several memberships, with the same account.',
    ],
  },
  {
    heading: 'How we treat each other',
    paragraphs: [
      'Be kind, be on time, and let others speak. Do not harass, threaten or discriminate; do not send advertising; do not post anything unlawful or anything that belongs to someone else.',
      'What is said in a pod stays in the pod. You may not record a meeting, or pass on what you heard or read there, without the agreement of everyone it concerns.',
      'You can report a message, an image, a comment or a person. A report goes to the owner and the admins of the business, or to whoever runs this installation if it is about the owner, together with the three messages before a message that is reported. It never goes to the pod’s leader. This is the one exception to what stays in the pod. You can also block somebody.',
    ],
  },
  {
    heading: 'What you write',
    paragraphs: [
      'Your messages, your steps and your bio remain yours. You allow us to store them and to show them to the people they are meant for: messages and steps to the members of your pod, your bio to the members of your membership.',
      'The owner and the admins of a membership can see who is in which pod and how many steps are set and done. They do not read the messages or the steps of pods they are not in.',
    ],
  },
  {
    heading: 'Personal data',
    paragraphs: [
      'We process your personal data under the UK General Data Protection Regulation and the Data Protection Act 2018: your name and email address, your time zone, and what you enter, in order to provide the service. The business that runs your membership decides, with us, what is kept and for how long.',
      'We do not sell personal data and show no advertising. You may ask for a copy of your data, have it corrected, or delete your account in your settings. When you delete it, your Next Tiny Steps are emailed to you and your data is then permanently removed.',
    ],
  },
  {
    heading: 'Availability and changes',
    paragraphs: [
      'We do our best to keep Stepwell available and safe, but can’t promise that it will never be interrupted. Meetings are held on other providers’ online-meeting services, whose own terms apply.',
      'We may change these terms. At your next visit we say what has changed and ask whether you agree. If you do not agree you may download your data, leave a membership or delete your account.',
    ],
  },
  {
    heading: 'Ending',
    paragraphs: [
      'You may leave a membership or delete your account at any time. A business may remove you from its memberships. We may suspend or close an account that breaks these terms, and will say why.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which liability cannot be limited by law. Apart from that we are not liable for losses that could not be foreseen, for business losses, or for what other people do in pods and meetings.',
    ],
  },
  {
    heading: 'Law',
    paragraphs: [
      'These terms are governed by United Kingdom law, and disputes are decided by the courts of the United Kingdom. If you are a consumer who lives elsewhere, you keep the protection that the law of your country gives you.',
    ],
  },
];

export const roleTerms: readonly Passage[] = [
  {
    heading: 'Your role as owner',
    paragraphs: [
      'You register a business and confirm that you may act for it. You are responsible for its memberships, for whom you invite as admin, and for what your admins do there.',
      'You are, together with us, responsible for the personal data of your members. You ask for no more of it than you need, tell your members what you use it for, and answer their questions about it.',
      'You keep the keys to your online-meeting account safe. We store them encrypted and use them only to create and change the meetings of your pods.',
      'A membership can be deleted once its pods are gone and its members removed. Deleting cannot be undone.',
    ],
  },
  {
    heading: 'Your role as admin',
    paragraphs: [
      'The owner of a business has invited you to run its memberships: to invite people, to look after pods and leaders, and to change settings. You act for that business and follow its instructions.',
      'You see names, email addresses and when people were last active. Use them for running the membership only, and keep downloaded lists as safe as the service itself.',
    ],
  },
  {
    heading: 'Your role as leader',
    paragraphs: [
      'You lead a pod as a member among members: you schedule its meetings, keep them to time, and make sure everyone is heard. You are not an employee of Stepwell, nor, unless you have agreed so, of the business that runs the membership.',
      'You complete the leader training of your membership before you lead, and say early if you can no longer lead, so that the pod can be handed over.',
      'If someone in your pod seems to be in danger, tell them where they can find help, and tell an admin.',
    ],
  },
  {
    heading: 'Your role as participant',
    paragraphs: [
      'You join a pod in order to take part: you come to its meetings, or say beforehand that you can’t, and share your Next Tiny Step with the others.',
      'A place you no longer need should go to someone who is waiting for one. You can leave or switch pods at any time, and your steps move with you.',
    ],
  },
];

export const agreements: Record<'leader' | 'participant', readonly Passage[]> = {
  leader: [
    {
      heading: 'Training',
      paragraphs: [
        'I will complete the leader training before my first meeting, and come to the leader meetings of the membership when I can.',
      ],
    },
    {
      heading: 'Meetings',
      paragraphs: [
        'I will hold my pod’s meetings at the agreed times, start and end them on time, and announce changes as early as possible.',
        'I will give everyone the same space to say how their last step went and to choose the next.',
      ],
    },
    {
      heading: 'Confidentiality',
      paragraphs: ['I will keep to myself what is said in my pod, and make sure its members do the same.'],
    },
    {
      heading: 'Handing over',
      paragraphs: [
        'When I can no longer lead I will say so in good time, and help to hand the pod over to someone who has agreed to lead it.',
      ],
    },
  ],
  participant: [
    {
      heading: 'Taking part',
      paragraphs: [
        'I will come to my pod’s meetings, be there on time, and say beforehand when I can’t.',
        'I will choose a Next Tiny Step at each meeting: something small that I can do before the next one.',
      ],
    },
    {
      heading: 'Encouraging',
      paragraphs: [
        'I will listen without judging, and give advice only when it is asked for. A step that wasn’t done is a reason to choose a smaller one, not to blame.',
      ],
    },
    {
      heading: 'Confidentiality',
      paragraphs: [
        'What is said in the pod stays in the pod. I will not record meetings, or pass on what others share.',
      ],
    },
  ],
};
