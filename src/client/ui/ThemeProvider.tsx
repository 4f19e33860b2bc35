import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme';
import { themeStorageKey } from './themeStorage';
import './styles';

const colorSchemeManager = localStorageColorSchemeManager({ key: themeStorageKey });

/** The look of everything inside it: light, dark, or the system's, as chosen on this device. */
export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // All variables are written at run time anyway: the style sheet of their defaults would be 27 KB for nothing.
      deduplicateCssVariables={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
