import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

const STEP_MS = 30_000;

interface Person {
  id: string;
  email: string;
}

export function twoFactorIn(test: TestApp) {
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime() + steps * STEP_MS,
    });

  /** A code that is wrong now, a step earlier and a step later. */
  const wrongCodeOf = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
  };

  const secrets = new Map<string, string>();

  const proofOf = ({ id }: Person, password = PASSWORD) => {
    const secret = secrets.get(id);
    return { password, ...(secret !== undefined && { code: codeOf(secret) }) };
  };

  const begin = async (person: Person, password = PASSWORD) =>
    (await test.as(person)).post('/v1/users/two-factor/setup', proofOf(person, password));

  /** Turns two-factor login on, then advances a step so that the app shows an unused code. */
  async function turnOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { setup, secret } = (await begin(person)).body as { setup: string; secret: string };
    const turnedOn = await (await test.as(person)).post('/v1/users/two-factor', { setup, code: codeOf(secret) });
    if (turnedOn.status !== 200) throw new Error(JSON.stringify(turnedOn.body));
    test.clock.advance({ milliseconds: STEP_MS });
    secrets.set(person.id, secret);
    return { secret, ...(turnedOn.body as { recoveryCodes: string[] }) };
  }

  async function ticketFor(person: Person, password = PASSWORD): Promise<string> {
    const { status, body } = await test.anyone().post('/v1/users/login', { username: person.email, password });
    if (status !== 409) throw new Error(JSON.stringify(body));
    return (body as { ticket: string }).ticket;
  }

  const secondStep = (ticket: string, code: string) =>
    test.anyone().post('/v1/users/login/two-factor', { ticket, code });

  return { codeOf, wrongCodeOf, proofOf, begin, turnOn, ticketFor, secondStep };
}
