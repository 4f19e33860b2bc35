import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
} from '../../../contract/entities.gen';
import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { softAuthenticator, type Faults } from './softAuthenticator';

interface Person {
  id: string;
  email: string;
}

type Proof = { password?: string; code?: string };

const URL = '/v1/users/passkeys';

function bodyOf<Body>({ status, body }: TestAnswer): Body {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Body;
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;

export function passkeysIn(test: TestApp) {
  const setUp = async (person: Person, proof: Proof = { password: PASSWORD }) =>
    (await test.as(person)).post(`${URL}/setup`, proof);

  const optionsFor = async (person: Person, proof?: Proof) =>
    bodyOf<PasskeyCreationOptions>(await setUp(person, proof));

  const list = async (person: Person) => bodyOf<Passkey[]>(await (await test.as(person)).get(URL));

  /** Adds a passkey of a new authenticator. */
  async function add(person: Person, proof?: Proof): Promise<{ authenticator: SoftAuthenticator; passkey: Passkey }> {
    const authenticator = softAuthenticator();
    const options = await optionsFor(person, proof);
    const added = await (await test.as(person)).post(URL, authenticator.create(options));
    return { authenticator, passkey: bodyOf<Passkey>(added) };
  }

  const start = (ticket?: string) =>
    test.anyone().post('/v1/users/login/passkey/options', ticket === undefined ? {} : { ticket });

  const begin = async (ticket?: string) => bodyOf<PasskeyRequestOptions>(await start(ticket));

  const finish = (answer: PasskeyLoginRequest) => test.anyone().post('/v1/users/login/passkey', answer);

  const logIn = async (authenticator: SoftAuthenticator, faults?: Faults) =>
    finish(authenticator.get(await begin(), faults));

  const secondStep = async (authenticator: SoftAuthenticator, ticket: string, faults?: Faults) =>
    finish({ ...authenticator.get(await begin(ticket), faults), ticket });

  return { setUp, optionsFor, list, add, start, begin, finish, logIn, secondStep };
}
