import type { RowMenuProps } from './rowActs';
import { RowMenuButton } from './RowMenuButton';
import { useMenuOnDemand } from './useMenuOnDemand';

const load = async () => (await import(/* webpackChunkName: 'menus' */ './LoadedRowMenu')).LoadedRowMenu;

/** A long list has only the buttons. */
export function RowMenu(props: RowMenuProps) {
  const [Menu, button] = useMenuOnDemand(load);
  return Menu ? <Menu {...props} /> : <RowMenuButton {...button} aria-label={props.label} />;
}
