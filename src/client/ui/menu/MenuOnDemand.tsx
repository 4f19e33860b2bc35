import type { ComponentPropsWithRef, ComponentType } from 'react';
import { useMenuOnDemand } from './useMenuOnDemand';

interface MenuOnDemandProps {
  load: () => Promise<ComponentType>;
  Button: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function MenuOnDemand({ load, Button }: MenuOnDemandProps) {
  const [Menu, button] = useMenuOnDemand(load);
  return Menu ? <Menu /> : <Button {...button} />;
}
