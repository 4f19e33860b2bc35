import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

const STEP_MS = 30_000;

interface Person {
  id: string;
  email: string;
}

/** Setting up two-factor login, and what the authenticator app of somebody shows. */
export function twoFactorIn(test: TestApp) {
  /** What an app with this secret shows now, or so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime() + steps * STEP_MS,
    });

  /** A code that is right neither now nor a step before or after. */
  const wrongCodeOf = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
  };

  /** The secret of everybody who has turned it on here. */
  const secrets = new Map<string, string>();

  /** What shows that it is them, with what their app shows now where they have one. */
  const proofOf = ({ id }: Person, password = PASSWORD) => {
    const secret = secrets.get(id);
    return { password, ...(secret !== undefined && { code: codeOf(secret) }) };
  };

  const begin = async (person: Person, password = PASSWORD) =>
    (await test.as(person)).post('/v1/users/two-factor/setup', proofOf(person, password));

  /** Turns it on; a step later, so that the app shows a code that was not taken yet. */
  async function turnOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { setup, secret } = (await begin(person)).body as { setup: string; secret: string };
    const turnedOn = await (await test.as(person)).post('/v1/users/two-factor', { setup, code: codeOf(secret) });
    if (turnedOn.status !== 200) throw new Error(JSON.stringify(turnedOn.body));
    test.clock.advance({ milliseconds: STEP_MS });
    secrets.set(person.id, secret);
    return { secret, ...(turnedOn.body as { recoveryCodes: string[] }) };
  }

  /** The ticket of a login with the right password. */
  async function ticketFor(person: Person, password = PASSWORD): Promise<string> {
    const { status, body } = await test.anyone().post('/v1/users/login', { username: person.email, password });
    if (status !== 409) throw new Error(JSON.stringify(body));
    return (body as { ticket: string }).ticket;
  }

  const secondStep = (ticket: string, code: string) =>
    test.anyone().post('/v1/users/login/two-factor', { ticket, code });

  return { codeOf, wrongCodeOf, proofOf, begin, turnOn, ticketFor, secondStep };
}
