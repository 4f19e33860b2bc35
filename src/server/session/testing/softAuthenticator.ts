import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  PasskeyCreationOptions,
  PasskeyInput,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
} from '../../../contract/entities.gen';

/** What a forged or faulty answer has instead of the right value. */
export interface Faults {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** Bitwarden's. */
const AAGUID = Buffer.from('d548826e79b4db40a3d811116f7e8349', 'hex');

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** CBOR of whole numbers, texts, bytes and maps, which is all that an attestation without a statement needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((one) => Buffer.from(one, 'base64url'));
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]),
  );
}

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An authenticator in software, with one passkey, as a browser would drive it. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin = 'http://stepwell.test') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const flagsOf = ({ isVerified = true }: Faults, others = 0) =>
    FLAGS.present | (isVerified ? FLAGS.verified : 0) | others;

  return {
    id: credentialId.toString('base64url'),

    create({ challenge, rp, user }: PasskeyCreationOptions, faults: Faults = {}): PasskeyInput {
      userHandle = user.id;
      const authData = Buffer.concat([
        sha256(faults.rpId ?? rp.id),
        Buffer.from([flagsOf(faults, FLAGS.hasCredential)]),
        uint(counter, 4),
        AAGUID,
        uint(credentialId.length, 2),
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: credentialId.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, faults.origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },

    get({ challenge, rpId }: PasskeyRequestOptions, faults: Faults = {}): PasskeyLoginRequest {
      counter = faults.counter ?? counter + 1;
      const handle = faults.userHandle ?? userHandle;
      const data = clientData('webauthn.get', challenge, faults.origin);
      const authenticatorData = Buffer.concat([
        sha256(faults.rpId ?? rpId),
        Buffer.from([flagsOf(faults)]),
        uint(counter, 4),
      ]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id: credentialId.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(handle !== '' && { userHandle: handle }),
      };
    },
  };
}
