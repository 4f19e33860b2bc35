import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { personHues } from '../people/personHue';
import { cssVariables, theme } from './theme';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const { light, dark } = cssVariables(merged);

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('A colour is missing');
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function hexOf(hue: number, parts: string | undefined): string {
  const [saturation = 0, lightness = 0] = (parts ?? '').split(' ').map((part) => parseFloat(part) / 100);
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const sector = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
  };
  const hex = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${[0, 8, 4].map((offset) => hex(channel(offset))).join('')}`;
}

const quietButtons = [
  ['--mantine-color-teal-light', 'teal'],
  ['--mantine-color-teal-light-hover', 'teal'],
  ['--mantine-color-red-light', 'red'],
  ['--mantine-color-red-light-hover', 'red'],
] as const;

const shade = (name: string, index: number) => merged.colors[name]?.[index];

describe.each([
  {
    scheme: 'light',
    tokens: light,
    ink: merged.black,
    primary: shade('teal', 7),
    red: shade('red', 7),
  },
  {
    scheme: 'dark',
    tokens: dark,
    ink: shade('dark', 0),
    primary: shade('teal', 4),
    red: shade('red', 4),
  },
])('in the $scheme theme', ({ tokens, ink, primary, red }) => {
  it.each(['--sw-ground', '--sw-card'] as const)('all text on %s is readable (4.5:1)', (ground) => {
    const texts = [
      ink,
      primary,
      tokens['--mantine-color-error'],
      tokens['--mantine-color-dimmed'],
      tokens['--mantine-color-placeholder'],
    ];
    for (const text of texts) expect(contrast(text, tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('every control contrasts with its background (3:1)', () => {
    expect(contrast(tokens['--sw-control-border'], tokens['--sw-card'])).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens['--sw-control-border'], tokens['--sw-ground'])).toBeGreaterThanOrEqual(3);
    expect(contrast(primary, tokens['--sw-ground'])).toBeGreaterThanOrEqual(3);
  });

  it('text on a colour is readable', () => {
    expect(contrast(tokens['--sw-on-filled'], primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--sw-on-filled'], red)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--sw-accent-ink'], tokens['--sw-accent-soft'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary, tokens['--sw-primary-soft'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(personHues)('initials on hue %d are readable, and the circle is muted', (hue) => {
    const ground = hexOf(hue, tokens['--sw-person-ground']);
    expect(contrast(hexOf(hue, tokens['--sw-person-ink']), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground, tokens['--sw-card'])).toBeGreaterThan(1.1);
    expect(contrast(ground, tokens['--sw-card'])).toBeLessThan(2);
  });
});

it.each(quietButtons)('in the dark theme %s is lighter than a card, and its text is readable', (token, ink) => {
  expect(luminance(dark[token] ?? '')).toBeGreaterThan(luminance(dark['--sw-card'] ?? ''));
  const words = dark[`--mantine-color-${ink}-light-color`] ?? shade(ink, 0);
  expect(contrast(words, dark[token])).toBeGreaterThanOrEqual(4.5);
});

it('unfilled buttons that leave or delete are red in the dark theme too', () => {
  expect(dark['--mantine-color-red-light-color']).toBe(dark['--mantine-color-error']);
});

it('in the dark theme a bordered button is lighter than a card', () => {
  expect(luminance(shade('dark', 6) ?? '')).toBeGreaterThan(luminance(dark['--sw-card'] ?? ''));
});
