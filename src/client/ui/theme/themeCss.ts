import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from './theme';

/** Of Mantine's own palettes none is used: each would be forty variables. */
const merged = mergeMantineTheme({ ...DEFAULT_THEME, colors: {} as typeof DEFAULT_THEME.colors }, theme);

/** No component is given these colours: nothing is filled with them, or outlined. */
const UNUSED = /^--mantine-color-(amber|dark)-(filled|light|outline|text)/;

const withoutUnused = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));

const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));

/**
 * The theme as the variables that style sheets read (`theme.gen.css`, written by `npm run theme:generate`): Mantine would write
 * the same in the browser, each time a page opens.
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
