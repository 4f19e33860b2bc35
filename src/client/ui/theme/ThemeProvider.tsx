import { DirectionContext, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRightToLeft } from '../../../domain/text/directions';
import { LANGUAGE } from '../language';
import { theme } from './theme';
import { colorSchemeKey } from './themeStorage';
import './styles';

/** That of the page, which never changes. */
const direction = {
  dir: isRightToLeft(LANGUAGE) ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: () => undefined,
  setDirection: () => undefined,
};

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        // `theme.gen.css` contains the variables.
        withCssVariables={false}
        env={env}
      >
        {children}
      </MantineProvider>
    </DirectionContext>
  );
}
