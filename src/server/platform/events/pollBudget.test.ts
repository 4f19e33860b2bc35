import { makePollBudget } from './pollBudget';

function pollsUnderLoad(length: number, count: number): number[] {
  const budget = makePollBudget();
  let now = 1_000;
  return Array.from({ length: count }, () => {
    const wait = budget.waitAt(now);
    budget.spend(now + wait, now + wait + length);
    now += wait + length;
    return wait;
  });
}

describe('the budget of polls', () => {
  it('lets the polls after a quiet moment run at once, even in a process with many readers', () => {
    expect(pollsUnderLoad(5, 4)).toEqual([0, 0, 0, 0]);
  });

  it('leaves polls a twentieth of the time under load', () => {
    const waits = pollsUnderLoad(0.5, 1_000).slice(-100);

    expect(Math.max(...waits)).toBeCloseTo(9.5);
    expect(Math.min(...waits)).toBeCloseTo(9.5);
  });

  it('keeps slow polls at most 50 ms apart', () => {
    const waits = pollsUnderLoad(400, 10).slice(1);

    expect(waits).toEqual(waits.map(() => 50));
  });

  it('saves up while it is quiet, up to a few polls', () => {
    const budget = makePollBudget();
    budget.spend(0, 30);
    expect(budget.waitAt(30)).toBe(50);
    expect(budget.waitAt(80)).toBe(0);

    budget.waitAt(1_000_000);
    budget.spend(1_000_000, 1_000_025);
    expect(budget.waitAt(1_000_025)).toBe(50);
  });
});
