import { makeActor, type TestAnswer } from '../actors';
import { writtenMails } from '../mails/mails';
import { anyPod, type RaceStep, type RaceAct } from './act';

/**
 * Two people register with the same address, either new or a member's, by both invite links, and confirm both at the
 * same time.
 */
const registerTwice: RaceStep = async (world, racer, random) => {
  const { app, membership } = world;
  const stranger = makeActor(app);
  const isNew = random.chance(0.5);
  const email = isNew ? `racer-${random.integer(1, 1_000_000_000)}@example.com` : racer.user.email;
  const person = { firstName: 'Maya', lastName: 'Okafor', email };
  const preferredPodId = await anyPod(world, random);
  const forms = [
    { ...person, inviteCode: membership.participantCode, password: 'Kiln-fired-2024', preferredPodId },
    { ...person, inviteCode: membership.leaderCode, password: 'Kiln-fired-2025' },
  ];
  for (const form of forms) {
    const answer = await stranger.post('/v1/members/register', form);
    if (answer.status !== 200) return answer;
  }
  const sent = (await writtenMails(app.context.database, email)).flatMap(({ data: { link } }) =>
    typeof link === 'string' ? new URL(link).searchParams.getAll('c') : [],
  );
  const answers = await Promise.all(sent.map((code) => stranger.post('/v1/users/verify-email', { code })));
  return answers.reduce<TestAnswer | undefined>(
    (worst, one) => (worst && worst.status >= one.status ? worst : one),
    undefined,
  );
};

export const registrationActs: Record<string, RaceAct> = {
  'register an address twice': { weight: 2, do: registerTwice },
};
