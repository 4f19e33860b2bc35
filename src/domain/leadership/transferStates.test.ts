import { transferExpiry, transferStateAt } from './transferStates';

const now = new Date('2026-03-15T09:00Z');
const stateOf = (expiresAt: string, state: 'open' | 'accepted' = 'open') =>
  transferStateAt({ state, expiresAt: new Date(expiresAt) }, now);

it('an offer stays open for 14 days', () => {
  expect(transferExpiry(new Date('2026-03-01T09:00Z'))).toEqual(now);
});

it('an open offer expires at its time, and an answered offer keeps its answer', () => {
  expect(stateOf('2026-03-15T09:00:00.001Z')).toBe('open');
  expect(stateOf('2026-03-15T09:00Z')).toBe('expired');
  expect(stateOf('2026-03-15T08:59Z')).toBe('expired');
  expect(stateOf('2026-03-15T08:59Z', 'accepted')).toBe('accepted');
});
