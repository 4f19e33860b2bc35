import { defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, MantineThemeOverride, VariantColorsResolver } from '@mantine/core';

/** Mantine computes the text colour of variants for the light scheme only. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--sw-on-filled)' } : colors;
};

/**
 * The only place that defines colours, type, spacing and radii. Each text colour has a contrast of at least 4.5:1 in
 * both schemes, checked by `theme.test.ts`.
 */
export const theme: MantineThemeOverride = {
  colors: {
    teal: [
      '#f0fdfa',
      '#ccfbf1',
      '#99f6e4',
      '#5eead4',
      '#2dd4bf',
      '#14b8a6',
      '#0d9488',
      '#0f766e',
      '#115e59',
      '#134e4a',
    ],
    gray: [
      '#fafaf9',
      '#f5f5f4',
      '#e7e5e4',
      '#d6d3d1',
      '#a8a29e',
      '#78716c',
      '#57534e',
      '#44403c',
      '#292524',
      '#1c1917',
    ],
    dark: [
      '#f5f5f4',
      '#e7e5e4',
      '#bcb5af',
      '#9c948d',
      '#45403b',
      '#302b27',
      '#282320',
      '#211d1a',
      '#171412',
      '#0f0d0c',
    ],
    red: ['#fef2f2', '#fee2e2', '#fecaca', '#fca5a5', '#f87171', '#ef4444', '#dc2626', '#b91c1c', '#991b1b', '#7f1d1d'],
    amber: [
      '#fffbeb',
      '#fef3c7',
      '#fde68a',
      '#fcd34d',
      '#fbbf24',
      '#f59e0b',
      '#d97706',
      '#92400e',
      '#783608',
      '#5c2a06',
    ],
  },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#1c1917',
  variantColorResolver,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.625rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { radius: 'md', centered: true } },
    Menu: { defaultProps: { radius: 'md', shadow: 'sm' } },
  },
};

/**
 * `--sw-ground` is the page, `--sw-card` a card on it; `--sw-person-…` are the saturation and lightness of each
 * person's hue.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--sw-width-reading': '45rem',
    '--sw-width-form': '35rem',
    '--sw-width-list': '60rem',
    '--sw-header-height': '3.5rem',
    '--sw-target': '2.75rem',
  },
  light: {
    '--sw-on-filled': '#ffffff',
    '--sw-ground': '#fafaf9',
    '--sw-card': '#ffffff',
    '--sw-hairline': '#e7e5e4',
    '--sw-control-border': '#8a837d',
    '--sw-accent-soft': '#fef3c7',
    '--sw-accent-ink': '#92400e',
    '--sw-primary-soft': '#e6f5f2',
    '--sw-person-ground': '52% 90%',
    '--sw-person-ink': '55% 25%',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-error': '#b91c1c',
    '--mantine-color-dimmed': '#57534e',
    '--mantine-color-placeholder': '#78716c',
    '--mantine-color-default-border': '#8a837d',
    '--mantine-color-disabled-color': '#78716c',
  },
  dark: {
    '--sw-on-filled': '#1c1917',
    '--mantine-color-red-outline': '#fca5a5',
    '--mantine-color-red-light-color': '#fca5a5',
    // Mantine's own colours are darker than a card, and look disabled.
    '--mantine-color-teal-light': '#1f4f49',
    '--mantine-color-teal-light-hover': '#27615a',
    '--mantine-color-red-light': '#4a1d1d',
    '--mantine-color-red-light-hover': '#5c2323',
    '--sw-ground': '#171412',
    '--sw-card': '#211d1a',
    '--sw-hairline': '#3a3430',
    '--sw-control-border': '#817972',
    '--sw-accent-soft': '#3b2a10',
    '--sw-accent-ink': '#fcd34d',
    '--sw-primary-soft': '#17332f',
    '--sw-person-ground': '34% 23%',
    '--sw-person-ink': '55% 85%',
    '--mantine-color-body': '#211d1a',
    '--mantine-color-error': '#fca5a5',
    '--mantine-color-dimmed': '#bcb5af',
    '--mantine-color-placeholder': '#9c948d',
    '--mantine-color-default-border': '#817972',
    '--mantine-color-disabled-color': '#9c948d',
  },
});
