import contract from '../../../contract/contract.gen.json';
import { forms } from '../../areas';
import { useTestApp } from '../../testing/app';
import { formErrors } from './form';
import { textIn } from '../../../domain/text/localText';

const test = useTestApp();
const good = {
  businessName: 'Acme',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: 'Secret123',
};
const register = async (given: Record<string, unknown>) =>
  (await test.anyone().post('/v1/businesses', { ...good, ...given })).body as {
    detail: string;
    errors: { path: string; message: string }[];
  };

it.each([
  ['email', 'nonsense', 'Email address is invalid'],
  ['email', 'x', 'Email address is invalid'],
  ['email', '', 'Email is required'],
  ['email', undefined, 'Email is required'],
  ['email', null, 'Email is not valid'],
  ['password', 'short', '8 characters, 1 number & 1 uppercase'],
  ['password', 'alllowercase', '8 characters, 1 number & 1 uppercase'],
  ['businessName', '   ', 'Business name is required'],
  ['firstName', '', 'First name is required'],
  ['lastName', 'x'.repeat(101), 'Last name must be 100 characters or fewer'],
  ['firstName', 7, 'First name is not valid'],
  ['firstName', { toString: 7 }, 'First name is not valid'],
  ['lastName', ['Lee'], 'Last name is not valid'],
])('errors in a request use the wording of its form: %s %p', async (path, value, message) => {
  const { detail, errors } = await register({ [path]: value });
  expect(errors).toMatchObject([{ path, message }]);
  expect(detail).toBe(message);
});

it('every invalid field in a request gets its form’s message, whether its schema or a rule is broken', async () => {
  expect((await register({ firstName: '', lastName: [], email: 'ann@nowhere' })).errors).toMatchObject([
    { path: 'email', message: 'Email address is invalid' },
    { path: 'firstName', message: 'First name is required' },
    { path: 'lastName', message: 'Last name is not valid' },
  ]);
});

it('an invalid link, choice, code or unknown field also gets a message from its form', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const patch = async (body: object) => (await owner.patch(`/v1/memberships/${membership.id}`, body)).body.errors;
  expect(await patch({ url: 'ftp://x' })).toMatchObject([{ path: 'url', message: 'Link must start with http' }]);
  expect(await patch({ nickname: 'x' })).toMatchObject([{ path: 'nickname', message: 'nickname isn’t a known field' }]);
  const frequency = await owner.put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', frequency: 'NOW' });
  expect(frequency.body.detail).toMatch(/^Frequency must be one of FIVE_MINUTES, /);
  const reset = await test.anyone().post('/v1/users/reset-password', { password: 'Secret123' });
  expect(reset.body.detail).toBe('Missing code');
});

it('a request whose only error is in its body also gets a sentence for each field', async () => {
  const { status, body } = await test.anyone().post('/v1/businesses', []);
  expect(status).toBe(400);
  expect(body.detail).toBe('The request isn’t valid.');
});

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

const schemas = contract.components.schemas as unknown as Record<string, Schema>;

function resolved(schema: Schema): Schema {
  const inner = schema.allOf?.[0] ?? schema;
  return inner.$ref ? resolved(schemas[inner.$ref.split('/').at(-1) ?? ''] ?? {}) : inner;
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

const operations = Object.values(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  (path) => Object.values(path),
);

function bodyOf(operationId: string): Schema {
  const found = operations.find((one) => one.operationId === operationId);
  return resolved(found?.requestBody?.content['application/json']?.schema ?? {});
}

function refusedValues({ type, minLength, maxLength, minimum, maximum, pattern }: Schema): unknown[] {
  if (type === 'string')
    return [
      ...(minLength ? [''] : []),
      ...(pattern?.includes('http') || pattern?.includes('@') ? ['ftp:nowhere'] : []),
      ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ];
  return [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])];
}

/** Nobody types these values, so forms only have a message for missing values. */
const codes = new Set([
  ...['inviteCode', 'code', 'ticket', 'setup', 'provider', 'answer'],
  ...['id', 'clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'],
]);

const cases = Object.entries(forms).flatMap(([operationId, form]) =>
  Object.entries(form.fields).map(([field]) => [operationId, field] as const),
);

it.each(cases)('a form has a message for everything that the contract rejects: %s, %s', (operationId, field) => {
  const form = forms[operationId as keyof typeof forms];
  const schema = bodyOf(operationId).properties?.[field];
  if (!form || !schema) throw new Error(`The contract has no ${field} in ${operationId}`);
  for (const value of refusedValues(resolved(schema)).slice(0, codes.has(field) ? 1 : undefined)) {
    const said = formErrors(form, { [field]: value }).filter(({ path }) => path === field);
    const messages = said.map(({ message }) => textIn(message, 'en'));
    expect({ value, messages }).toEqual({ value, messages: [expect.stringMatching(/\w/)] });
  }
});

it.each([
  ['wrong', 0],
  ['right in shape, and wrong to the form', { url: 'ftp://x', message: '' }],
])('a list of as many items as fit in a body, all %s, is rejected in at most a hundred lines', async (_what, one) => {
  const business = await test.make.business();
  const owner = await test.as(business.owner);
  const room = 250_000 / (JSON.stringify(one).length + 1);
  const body = { name: 'Circle', customButtons: Array.from({ length: Math.floor(room) }, () => one) };
  const answer = await owner.post(`/v1/businesses/${business.id}/memberships`, body);
  expect(answer.status).toBe(400);
  expect((answer.body as { errors: unknown[] }).errors.length).toBeLessThanOrEqual(100);
});
