import { personHue, personHues } from './personHue';

it('a person always has the same hue, however their id is written', () => {
  const id = '3f8a6f0e-6a5d-4a53-9d5a-0f7c2b1e4d60';
  expect(personHues).toContain(personHue(id));
  expect(personHue(id.toUpperCase())).toBe(personHue(id));
});

it('people are spread over all hues', () => {
  const people = 8000;
  const counts = new Map<number, number>();
  for (let person = 0; person < people; person += 1) {
    const hue = personHue(crypto.randomUUID());
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
  }
  expect(counts.size).toBe(personHues.length);
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan((people / personHues.length) * 0.75);
    expect(count).toBeLessThan((people / personHues.length) * 1.25);
  }
});

it('people created in succession, whose ids are similar, have different hues', () => {
  const ids = Array.from({ length: 64 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
  expect(new Set(ids.map(personHue)).size).toBe(personHues.length);
});
