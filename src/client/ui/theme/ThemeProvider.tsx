import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';
import { colorSchemeKey } from './themeStorage';
import './styles';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

/** Applies the theme to its children: light, dark or the system's, as chosen on this device. */
export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // A style sheet contains the variables (theme.gen.css).
      withCssVariables={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
