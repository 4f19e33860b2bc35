export interface Comparison {
  /**
   * The probability that a value of the first sample is larger than a value of the second; 0.5 if nothing distinguishes
   * the samples.
   */
  larger: number;
  /**
   * The two-sided probability that two samples of one distribution differ this much, using the normal approximation.
   */
  p: number;
}

/** The complementary error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** The Mann-Whitney U test of two samples of at least twenty values each; ties share their ranks. */
export function mannWhitney(first: readonly number[], second: readonly number[]): Comparison {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    const value = all[start]?.value;
    let end = start;
    while (end < all.length && all[end]?.value === value) end += 1;
    const [count, rank] = [end - start, (start + end + 1) / 2];
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    ties += count ** 3 - count;
    start = end;
  }
  const [n, m, total] = [first.length, second.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  const z = deviation === 0 ? 0 : Math.abs(u - (n * m) / 2) / deviation;
  return { larger: u / (n * m), p: erfc(z / Math.SQRT2) };
}
