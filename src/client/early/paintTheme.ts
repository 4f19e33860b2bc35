import { themeStorageKey } from '../ui/theme/themeStorage';

function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    // Storage is blocked: the system's theme it is.
    return null;
  }
}

/** The theme chosen on this device, else the system's, before anything is painted in another. */
export function paintTheme(): void {
  const chosen = storedTheme();
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
