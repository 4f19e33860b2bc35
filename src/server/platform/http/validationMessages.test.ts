import contract from '../../../contract/contract.gen.json';
import { useTestApp } from '../../testing/app';
import { hasSentence } from './validationMessages';

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

/** Every pattern anywhere in the contract. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'pattern' && typeof one === 'string' ? [one] : patternsIn(one),
  );
}

describe('what is wrong with a request is said in the words of the specification', () => {
  it.each([
    ['email', 'nonsense', 'Email address is invalid'],
    ['email', 'x', 'Email address is invalid'],
    ['email', '', 'Email is required'],
    ['email', undefined, 'Email is required'],
    ['password', 'short', '8 characters, 1 number & 1 uppercase'],
    ['password', 'alllowercase', '8 characters, 1 number & 1 uppercase'],
    ['businessName', '   ', 'Business name is required'],
    ['firstName', '', 'First name is required'],
    ['lastName', 'x'.repeat(101), 'Last name must be 100 characters or fewer'],
    ['firstName', 7, 'First name is not valid'],
  ])('%s: %p', async (path, value, message) => {
    const { detail, errors } = await register({ [path]: value });
    expect(errors).toEqual([{ path, message }]);
    expect(detail).toBe(message);
  });

  it('of a link, a choice, a code and an unknown field too', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const patch = async (body: object) => (await owner.patch(`/v1/memberships/${membership.id}`, body)).body.errors;
    expect(await patch({ url: 'ftp://x' })).toEqual([{ path: 'url', message: 'Link must start with http' }]);
    expect(await patch({ nickname: 'x' })).toEqual([
      { path: 'nickname', message: 'nickname is not a field that is known here' },
    ]);
    const frequency = await owner.put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', frequency: 'NOW' });
    expect(frequency.body.detail).toMatch(/^Frequency must be one of FIVE_MINUTES, /);
    const reset = await test.anyone().post('/v1/users/reset-password', { password: 'Secret123' });
    expect(reset.body.detail).toBe('Missing code');
  });

  it('and no pattern of the contract is shown to anybody', () => {
    const patterns = [...new Set(patternsIn(contract))];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => !hasSentence(pattern))).toEqual([]);
  });
});
