import { useEffect, useRef, useState } from 'react';

/** Opens a menu as it replaces the button of `useMenuOnDemand`. */
export function useOpenedMenu() {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { opened, setOpened, button };
}
