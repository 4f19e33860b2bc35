import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from './theme';

/** Mantine's own palettes are unused and would add forty variables each. */
const merged = mergeMantineTheme({ ...DEFAULT_THEME, colors: {} as typeof DEFAULT_THEME.colors }, theme);

/** No component is filled or outlined in these colours, and nothing uses the others. */
const UNUSED = /^--mantine-(color-(amber|dark)-(filled|light|outline|text)|breakpoint-|primary-color-\d|h[56]-)/;

const withoutUnused = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));

const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));

/**
 * Written to `theme.gen.css` by `npm run theme:generate`; otherwise Mantine computes it in the browser on every page
 * load.
 */
export const themeCss = (): string =>
  convertCssVariables(
    {
      variables: withoutUnused(variables),
      light: withoutUnused({ ...light, '--mantine-color-scheme': 'light' }),
      dark: withoutUnused({ ...dark, '--mantine-color-scheme': 'dark' }),
    },
    ':root',
  );
